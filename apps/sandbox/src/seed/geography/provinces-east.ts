import type { ProvinceRow } from './province-row';

/** Khorasan and the south-east. */
export const easternProvinces: ProvinceRow[] = [
  {
    id: 'khorasan-razavi',
    name: 'خراسان رضوی',
    englishName: 'Razavi Khorasan',
    isoCode: 'IR-09',
    areaCode: '051',
    cities: `مشهد Mashhad, نیشابور Neyshabur, سبزوار Sabzevar, تربت حیدریه Torbat-e Heydariyeh, تربت جام Torbat-e Jam,
      قوچان Quchan, کاشمر Kashmar, تایباد Taybad, چناران Chenaran, گناباد Gonabad, سرخس Sarakhs, فریمان Fariman,
      درگز Dargaz, خواف Khaf, بردسکن Bardaskan, رشتخوار Roshtkhar, طرقبه Torqabeh, فیض‌آباد Feyzabad,
      خلیل‌آباد Khalilabad, جغتای Joghatai, نقاب Neqab, بجستان Bajestan, کلات Kalat, داورزن Davarzan, باخرز Bakharz,
      صالح‌آباد Salehabad, فیروزه Firuzeh, دولت‌آباد Dowlatabad #dowlatabad-khorasan, گلبهار Golbahar, ریوش Rivash,
      ششتمد Sheshtamad`,
  },
  {
    id: 'north-khorasan',
    name: 'خراسان شمالی',
    englishName: 'North Khorasan',
    isoCode: 'IR-28',
    areaCode: '058',
    cities: `بجنورد Bojnurd, شیروان Shirvan, اسفراین Esfarayen, جاجرم Jajarm, آشخانه Ashkhaneh, فاروج Faruj,
      گرمه Garmeh, راز Raz`,
  },
  {
    id: 'south-khorasan',
    name: 'خراسان جنوبی',
    englishName: 'South Khorasan',
    isoCode: 'IR-29',
    areaCode: '056',
    cities: `بیرجند Birjand, قائن Qaen, فردوس Ferdows, طبس Tabas, نهبندان Nehbandan, سرایان Sarayan, بشرویه Boshruyeh,
      سربیشه Sarbisheh, اسدیه Asadiyeh, خوسف Khusf`,
  },
  {
    id: 'sistan-baluchestan',
    name: 'سیستان و بلوچستان',
    englishName: 'Sistan and Baluchestan',
    isoCode: 'IR-11',
    areaCode: '054',
    cities: `زاهدان Zahedan, زابل Zabol, چابهار Chabahar, ایرانشهر Iranshahr, سراوان Saravan, خاش Khash, کنارک Konarak,
      نیک‌شهر Nikshahr, سرباز Sarbaz, راسک Rask, زهک Zehak, دوست‌محمد Dust Mohammad, گلمورتی Galmurti, سوران Suran,
      مهرستان Mehrestan, قصرقند Qasr-e Qand, فنوج Fanuj, بمپور Bampur, میرجاوه Mirjaveh, ادیمی Adimi, نگور Negur`,
  },
];
