export interface SeedCountry {
  id: string;
  name: string;
  englishName: string;
  /** ISO 3166-1, two letters. */
  code: string;
}

/** Iran, its neighbours, and its industrial trading partners: code, Persian name, English name. */
const rows = [
  'IR ایران Iran',
  'AE امارات متحدهٔ عربی United Arab Emirates',
  'AF افغانستان Afghanistan',
  'AM ارمنستان Armenia',
  'AT اتریش Austria',
  'AU استرالیا Australia',
  'AZ جمهوری آذربایجان Azerbaijan',
  'BE بلژیک Belgium',
  'BG بلغارستان Bulgaria',
  'BH بحرین Bahrain',
  'BR برزیل Brazil',
  'BY بلاروس Belarus',
  'CA کانادا Canada',
  'CH سوئیس Switzerland',
  'CN چین China',
  'CZ جمهوری چک Czechia',
  'DE آلمان Germany',
  'DK دانمارک Denmark',
  'EG مصر Egypt',
  'ES اسپانیا Spain',
  'FI فنلاند Finland',
  'FR فرانسه France',
  'GB بریتانیا United Kingdom',
  'GE گرجستان Georgia',
  'GR یونان Greece',
  'HU مجارستان Hungary',
  'ID اندونزی Indonesia',
  'IE ایرلند Ireland',
  'IN هند India',
  'IQ عراق Iraq',
  'IT ایتالیا Italy',
  'JP ژاپن Japan',
  'KG قرقیزستان Kyrgyzstan',
  'KR کرهٔ جنوبی South Korea',
  'KW کویت Kuwait',
  'KZ قزاقستان Kazakhstan',
  'LB لبنان Lebanon',
  'MX مکزیک Mexico',
  'MY مالزی Malaysia',
  'NL هلند Netherlands',
  'NO نروژ Norway',
  'OM عمان Oman',
  'PK پاکستان Pakistan',
  'PL لهستان Poland',
  'PT پرتغال Portugal',
  'QA قطر Qatar',
  'RO رومانی Romania',
  'RS صربستان Serbia',
  'RU روسیه Russia',
  'SA عربستان سعودی Saudi Arabia',
  'SE سوئد Sweden',
  'SG سنگاپور Singapore',
  'SI اسلوونی Slovenia',
  'SK اسلواکی Slovakia',
  'SY سوریه Syria',
  'TH تایلند Thailand',
  'TJ تاجیکستان Tajikistan',
  'TM ترکمنستان Turkmenistan',
  'TR ترکیه Turkey',
  'TW تایوان Taiwan',
  'UA اوکراین Ukraine',
  'US ایالات متحدهٔ آمریکا United States',
  'UZ ازبکستان Uzbekistan',
  'VN ویتنام Vietnam',
  'ZA آفریقای جنوبی South Africa',
];

export const countries: SeedCountry[] = rows.map((row) => {
  const code = row.slice(0, 2);
  const names = row.slice(3);
  const start = names.search(/[A-Z]/);
  return {
    id: `country-${code.toLowerCase()}`,
    name: names.slice(0, start).trim(),
    englishName: names.slice(start),
    code,
  };
});

/** The only country with provinces in the data, so the only one an address may have. */
export const homeCountryId = 'country-ir';
