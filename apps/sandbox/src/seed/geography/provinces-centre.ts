import type { ProvinceRow } from './province-row';

/** The central plateau. */
export const centralProvinces: ProvinceRow[] = [
  {
    id: 'isfahan',
    name: 'اصفهان',
    englishName: 'Isfahan',
    isoCode: 'IR-10',
    areaCode: '031',
    cities: `اصفهان Isfahan, کاشان Kashan, نجف‌آباد Najafabad, خمینی‌شهر Khomeyni Shahr, شاهین‌شهر Shahin Shahr,
      شهرضا Shahreza, مبارکه Mobarakeh, فلاورجان Falavarjan, زرین‌شهر Zarrin Shahr, فولادشهر Fuladshahr,
      آران و بیدگل Aran o Bidgol, گلپایگان Golpayegan, نطنز Natanz, اردستان Ardestan, نائین Nain, خوانسار Khansar,
      سمیرم Semirom, داران Daran, فریدون‌شهر Fereydun Shahr, تیران Tiran, دهاقان Dehaqan, چادگان Chadegan, خور Khur,
      بوئین میاندشت Buin Miandasht, دولت‌آباد Dowlatabad, کوهپایه Kuhpayeh, ورزنه Varzaneh, هرند Harand,
      نیک‌آباد Nikabad, بهارستان Baharestan, میمه Meymeh`,
  },
  {
    id: 'markazi',
    name: 'مرکزی',
    englishName: 'Markazi',
    isoCode: 'IR-00',
    areaCode: '086',
    cities: `اراک Arak, ساوه Saveh, خمین Khomeyn, محلات Mahallat, دلیجان Delijan, تفرش Tafresh, آشتیان Ashtian,
      شازند Shazand, کمیجان Komijan, مأمونیه Mamuniyeh, خنداب Khondab, فرمهین Farmahin, مهاجران Mohajeran`,
  },
  {
    id: 'yazd',
    name: 'یزد',
    englishName: 'Yazd',
    isoCode: 'IR-21',
    areaCode: '035',
    cities: `یزد Yazd, اردکان Ardakan, میبد Meybod, بافق Bafq, ابرکوه Abarkuh, تفت Taft, مهریز Mehriz, هرات Harat,
      اشکذر Ashkezar, بهاباد Behabad, مروست Marvast`,
  },
  {
    id: 'kerman',
    name: 'کرمان',
    englishName: 'Kerman',
    isoCode: 'IR-08',
    areaCode: '034',
    cities: `کرمان Kerman, سیرجان Sirjan, رفسنجان Rafsanjan, جیرفت Jiroft, بم Bam, زرند Zarand, کهنوج Kahnuj,
      شهربابک Shahr-e Babak, بردسیر Bardsir, بافت Baft, انار Anar, راور Ravar, کوهبنان Kuhbanan, عنبرآباد Anbarabad,
      منوجان Manujan, قلعه‌گنج Qaleh Ganj, رودبار Rudbar #rudbar-kerman, فاریاب Faryab, نرماشیر Narmashir, فهرج Fahraj,
      رابر Rabor, ارزوئیه Arzuiyeh`,
  },
];
