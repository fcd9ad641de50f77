import type { ParsedAddressLine } from './parse-address-line';

const inTehran = {
  stateName: 'تهران',
  stateId: 'state:تهران',
  cityName: 'تهران',
  cityId: 'city:تهران/تهران',
};
const inShahinShahr = {
  stateName: 'اصفهان',
  stateId: 'state:اصفهان',
  cityName: 'شاهین‌شهر',
  cityId: 'city:اصفهان/شاهین‌شهر',
};
const inKaraj = { stateName: 'البرز', stateId: 'state:البرز', cityName: 'کرج', cityId: 'city:البرز/کرج' };

/** Address lines as people paste them, with the expected fields of each. */
export const lines: [line: string, found: Omit<ParsedAddressLine, 'parts'>][] = [
  [
    'تهران، شهرک صنعتی شمس‌آباد، بلوار نگارستان، خیابان گلبن ۵، پلاک ۱۲، واحد ۳، کد پستی ۱۸۱۱۹۳۴۵۶۷، گیرنده: علی رضایی، ۰۹۱۲۳۴۵۶۷۸۹',
    {
      ...inTehran,
      addressText: 'شهرک صنعتی شمس‌آباد، بلوار نگارستان، خیابان گلبن 5',
      plaque: '12',
      unit: '3',
      postalCode: '1811934567',
      receiverName: 'علی رضایی',
      receiverPhone: '09123456789',
    },
  ],
  [
    'تهران شهریار ـ جاده ملارد ـ روبروی سردخانه بهار انبار ۱۴ واحد ۲ ک پ ۳۳۵۱۹۸۶۳۱ تحویل آقای رضا مولایی',
    {
      stateName: 'تهران',
      stateId: 'state:تهران',
      cityName: 'شهریار',
      cityId: 'city:تهران/شهریار',
      addressText: 'جاده ملارد، روبروی سردخانه بهار انبار 14',
      unit: '2',
      postalCode: '335198631',
      receiverName: 'رضا مولایی',
    },
  ],
  [
    'كرج، شهرك صنعتي سيمين‌دشت، خيابان چهارم غربي، پلاك ٢٧، كدپستي ٣١٧٦٨٥٤١٣٩',
    {
      ...inKaraj,
      addressText: 'شهرک صنعتی سیمین‌دشت، خیابان چهارم غربی',
      plaque: '27',
      postalCode: '3176854139',
    },
  ],
  [
    'استان اصفهان شهر شاهین شهر خیابان فردوسی پ ۱۲ و ۳',
    { ...inShahinShahr, addressText: 'خیابان فردوسی', plaque: '12', unit: '3' },
  ],
  [
    'اصفهان شاهین‌شهر بلوار امام فرعی ۴ شرقی پلاک ۱۲ ط ۲',
    { ...inShahinShahr, addressText: 'بلوار امام فرعی 4 شرقی، ط 2', plaque: '12' },
  ],
  [
    'تهران، تهران، خیابان مطهری، نبش سنایی، پلاک 381، واحد 12 کدپستی: 15867-13449 تلفن 021-88724100',
    {
      ...inTehran,
      addressText: 'خیابان مطهری، نبش سنایی',
      plaque: '381',
      unit: '12',
      postalCode: '1586713449',
      phone: '02188724100',
    },
  ],
  ['تهران پارس خیابان ۱۹۶ شرقی پلاک ۴', { addressText: 'تهران پارس خیابان 196 شرقی', plaque: '4' }],
  ['گلستان، میدان اصلی، پلاک ۳', { cityName: 'گلستان', addressText: 'گلستان، میدان اصلی', plaque: '3' }],
  [
    'فارس، گلستان، میدان اصلی، پلاک ۳',
    {
      stateName: 'فارس',
      stateId: 'state:فارس',
      cityName: 'گلستان',
      cityId: 'city:فارس/گلستان',
      addressText: 'میدان اصلی',
      plaque: '3',
    },
  ],
  [
    '+98 912 345 6789 علی رضایی تهران خیابان آزادی',
    { receiverPhone: '09123456789', addressText: 'علی رضایی تهران خیابان آزادی' },
  ],
  [
    'مشهد بلوار وکیل‌آباد ۲۲ پلاک ۱۲/۱ 9187654321',
    {
      stateName: 'خراسان رضوی',
      stateId: 'state:خراسان رضوی',
      cityName: 'مشهد',
      cityId: 'city:خراسان رضوی/مشهد',
      addressText: 'بلوار وکیل‌آباد 22، 9187654321',
      plaque: '12/1',
    },
  ],
  [
    'خیابان سجاد، 9187654321، 09151234567',
    { addressText: 'خیابان سجاد', postalCode: '9187654321', receiverPhone: '09151234567' },
  ],
  [
    'آدرس: شیراز خیابان زند کوچه ۱۲ پلاک ۱۴ مکرر طبقه ۳ واحد شرقی به نام خانم مریم کریمی موبایل ۹۱۷۱۲۳۴۵۶۷',
    {
      stateName: 'فارس',
      stateId: 'state:فارس',
      cityName: 'شیراز',
      cityId: 'city:فارس/شیراز',
      addressText: 'خیابان زند کوچه 12، طبقه 3',
      plaque: '14 مکرر',
      unit: 'شرقی',
      receiverName: 'مریم کریمی',
      receiverPhone: '09171234567',
    },
  ],
  ['خیابان ولیعصر پلاک ۱۲ و ۱۴ تهران', { ...inTehran, addressText: 'خیابان ولیعصر', plaque: '12 و 14' }],
  [
    'ایران، استان آذربایجان شرقی، شهرستان تبریز، جاده تهران، کیلومتر ۵',
    {
      stateName: 'آذربایجان شرقی',
      stateId: 'state:آذربایجان شرقی',
      cityName: 'تبریز',
      cityId: 'city:آذربایجان شرقی/تبریز',
      addressText: 'جاده تهران، کیلومتر 5',
    },
  ],
  [
    'قم - شهرک شکوهیه - فاز ۲ - خیابان ۱۲-۱۴',
    {
      stateName: 'قم',
      stateId: 'state:قم',
      cityName: 'قم',
      cityId: 'city:قم/قم',
      addressText: 'شهرک شکوهیه، فاز 2، خیابان 12-14',
    },
  ],
  [
    'استان: یزد\nشهر: میبد\nخیابان امام\nپلاک: ۷\nکد پستی: 8961712345\nتحویل گیرنده: حسین قاسمی\nموبایل گیرنده: ٠٩١٣٢٥١٢٣٤٥',
    {
      stateName: 'یزد',
      stateId: 'state:یزد',
      cityName: 'میبد',
      cityId: 'city:یزد/میبد',
      addressText: 'خیابان امام',
      plaque: '7',
      postalCode: '8961712345',
      receiverName: 'حسین قاسمی',
      receiverPhone: '09132512345',
    },
  ],
  [
    'تهران خ آزادی ک بهار پ۱۲ و۳ کدپستی۱۴۵۸۸۱۲۳۴۵',
    { ...inTehran, addressText: 'خ آزادی ک بهار', plaque: '12', unit: '3', postalCode: '1458812345' },
  ],
  [
    'Tehran, Azadi St, No. 12, Unit 3, postal code 14588-12345, 0912 345 67 89',
    {
      addressText: 'Tehran، Azadi St',
      plaque: '12',
      unit: '3',
      postalCode: '1458812345',
      receiverPhone: '09123456789',
    },
  ],
  ['کرج، گوهردشت، پلاک ثبتی ۱۲۳۴/۵۶۷۸', { ...inKaraj, addressText: 'گوهردشت، پلاک ثبتی 1234/5678' }],
  [
    'کرج، خیابان درختی، جناب آقای مهندس رضا مولایی ۰۹۱۲۱۱۱۲۲۳۳ یا ۰۹۳۵۱۱۸۷۰۹۳',
    {
      ...inKaraj,
      addressText: 'خیابان درختی، یا 09351187093',
      receiverName: 'رضا مولایی',
      receiverPhone: '09121112233',
    },
  ],
  [
    'کرج، خیابان درختی، تحویل به نگهبانی درب شمالی کارخانه ۲',
    { ...inKaraj, addressText: 'خیابان درختی، تحویل به نگهبانی درب شمالی کارخانه 2' },
  ],
  ['خیابان ۱۵ متری، ۱۲۳۴۵۶۷۸۹۰، ۱۵۸۶۷۱۳۴۴۹', { addressText: 'خیابان 15 متری، 1234567890، 1586713449' }],
  [
    'استان کرمان، شهر بم، بلوار ولیعصر، واحد ۵ و ۶',
    {
      stateName: 'کرمان',
      cityName: 'بم',
      addressText: 'استان کرمان، شهر بم، بلوار ولیعصر',
      unit: '5 و 6',
    },
  ],
  [
    'استان تهران، شهر شیراز، خیابان زند',
    {
      stateName: 'تهران',
      stateId: 'state:تهران',
      cityName: 'شیراز',
      addressText: 'شهر شیراز، خیابان زند',
    },
  ],
  [
    'تهران، خیابان تأمین، پلاک ۱۲۳۴۵۶، واحد تولیدی ۵',
    { ...inTehran, addressText: 'خیابان تأمین، پلاک 123456، واحد تولیدی 5' },
  ],
  [
    'کرج خیابان بهار تلفن ۰۲۶-۳۴۲۱-۵۵۶۶ همراه 00989121234567',
    {
      ...inKaraj,
      addressText: 'خیابان بهار',
      phone: '02634215566',
      receiverPhone: '09121234567',
    },
  ],
  [
    'نام: علی رضایی\nموبایل: ۰۹۱۲۳۴۵۶۷۸۹\nآدرس: تهران، خیابان آزادی، پلاک ۲\nکد پستی: ۱۳۴۵۶۷۸۹۰۱',
    {
      ...inTehran,
      addressText: 'خیابان آزادی',
      plaque: '2',
      postalCode: '1345678901',
      receiverName: 'علی رضایی',
      receiverPhone: '09123456789',
    },
  ],
  [
    'نام و نام خانوادگی: مریم کریمی، شرکت پولاد، نشانی تحویل: کرج خیابان بهار، پلاک ۷',
    {
      ...inKaraj,
      addressText: 'شرکت پولاد، خیابان بهار',
      plaque: '7',
      receiverName: 'مریم کریمی',
    },
  ],
  [
    'آدرس: کرج خیابان بهار نام: علی رضایی موبایل: ۰۹۱۲۳۴۵۶۷۸۹',
    {
      ...inKaraj,
      addressText: 'خیابان بهار',
      receiverName: 'علی رضایی',
      receiverPhone: '09123456789',
    },
  ],
  [
    'موبایل: ۰۹۱۲۳۴۵۶۷۸۹ آدرس: کرج خیابان بهار، نام شرکت: پولاد',
    { ...inKaraj, addressText: 'خیابان بهار، نام شرکت: پولاد', receiverPhone: '09123456789' },
  ],
  ['', { addressText: '' }],
];
