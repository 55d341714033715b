/// Months as the apps' languages write them, long or cut short.
enum MonthNames {
  /// The month from 1, by its name in lower case, without a point.
  static func month(_ word: String) -> Int? { months[word] }

  /// Whether a word is an English weekday, which some dates begin with.
  static func isWeekday(_ word: String) -> Bool {
    ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].contains(word)
  }

  /// One line a month: English, German, French, Spanish, Italian, Portuguese, Dutch, the Nordic
  /// languages, Polish, Turkish, Russian.
  private static let months: [String: Int] = {
    let lines = [
      "jan january januar jänner jän janv janvier ene enero gen gennaio janeiro januari sty "
        + "stycznia oca ocak янв января",
      "feb february februar févr fév février febrero febbraio fev fevereiro februari lut lutego "
        + "şub şubat февр фев февраля",
      "mar march märz mär mrz mars marzo março mrt maart marca mart мар марта",
      "apr april avr avril abr abril aprile kwi kwietnia nis nisan апр апреля",
      "may mai mayo mag maggio maio mei maj maja mayıs мая май",
      "jun june juni juin junio giu giugno junho cze czerwca haz haziran июн июня",
      "jul july juli juil juillet julio lug luglio julho lip lipca tem temmuz июл июля",
      "aug august août aoû ago agosto augustus augusti sie sierpnia ağu ağustos авг августа",
      "sep sept september septembre septiembre set settembre setembro wrz września eyl eylül сент "
        + "сен сентября",
      "oct october okt oktober octobre octubre ott ottobre out outubro paź października eki ekim "
        + "окт октября",
      "nov november novembre noviembre novembro lis listopada kas kasım нояб ноября",
      "dec december dez dezember déc décembre dic diciembre dicembre dezembro des desember gru "
        + "grudnia ara aralık дек декабря",
    ]
    var months: [String: Int] = [:]
    for (index, line) in lines.enumerated() {
      for name in line.split(separator: " ") { months[String(name)] = index + 1 }
    }
    return months
  }()
}
