import type { SeedQuantity, SeedUnit, UnitSystem } from './seed-types';

/** title, Latin symbol, factor, offset?, system?; the first unit of a quantity is its base (factor 1). */
type UnitRow = [
  id: string,
  title: string,
  symbol: string,
  factor: number,
  system?: UnitSystem,
  offset?: number,
];
type QuantityRow = [id: string, title: string, symbol: string, units: UnitRow[]];

/**
 * Base units are those most common in the trade (mm, bar, kW, kN), not the SI base: the stored number is then the printed one, free of
 * binary rounding, and «from 20» matches exactly 20. Factors are the defined ones (inch 25.4 mm, pound 0.45359237 kg, standard gravity
 * 9.80665 m/s²).
 */
const ROWS: QuantityRow[] = [
  [
    'length',
    'طول',
    'l',
    [
      ['mm', 'میلی‌متر', 'mm', 1],
      ['cm', 'سانتی‌متر', 'cm', 10],
      ['m', 'متر', 'm', 1000],
      ['inch', 'اینچ', 'in', 25.4, 'Imperial'],
      ['ft', 'فوت', 'ft', 304.8, 'Imperial'],
    ],
  ],
  [
    'thickness',
    'ضخامت ریز',
    's',
    [
      ['um', 'میکرومتر', 'µm', 1],
      ['thou', 'هزارم اینچ', 'mil', 25.4, 'Imperial'],
      ['s-mm', 'میلی‌متر', 'mm', 1000],
    ],
  ],
  [
    'area',
    'سطح مقطع',
    'A',
    [
      ['mm2', 'میلی‌متر مربع', 'mm²', 1],
      ['cm2', 'سانتی‌متر مربع', 'cm²', 100],
      ['in2', 'اینچ مربع', 'in²', 645.16, 'Imperial'],
    ],
  ],
  [
    'volume',
    'حجم',
    'V',
    [
      ['l', 'لیتر', 'L', 1],
      ['cm3', 'سانتی‌متر مکعب', 'cm³', 0.001],
      ['m3', 'متر مکعب', 'm³', 1000],
      ['usgal', 'گالن آمریکایی', 'gal', 3.785411784, 'Imperial'],
    ],
  ],
  [
    'mass',
    'جرم',
    'm',
    [
      ['kg', 'کیلوگرم', 'kg', 1],
      ['g', 'گرم', 'g', 0.001],
      ['t', 'تن', 't', 1000],
      ['lb', 'پوند', 'lb', 0.45359237, 'Imperial'],
    ],
  ],
  [
    'linear-mass',
    'وزن هر متر',
    'm′',
    [
      ['kgm', 'کیلوگرم بر متر', 'kg/m', 1],
      ['lbft', 'پوند بر فوت', 'lb/ft', 1.4881639435695537, 'Imperial'],
    ],
  ],
  [
    'pressure',
    'فشار',
    'p',
    [
      ['bar', 'بار', 'bar', 1],
      ['kpa', 'کیلوپاسکال', 'kPa', 0.01],
      ['mpa', 'مگاپاسکال', 'MPa', 10],
      ['psi', 'پی‌اس‌آی', 'psi', 0.0689475729316836, 'Imperial'],
      ['kgfcm2', 'کیلوگرم‌نیرو بر سانتی‌متر مربع', 'kgf/cm²', 0.980665, 'Local'],
    ],
  ],
  [
    'stress',
    'تنش',
    'σ',
    [
      ['s-mpa', 'مگاپاسکال', 'MPa', 1],
      ['nmm2', 'نیوتن بر میلی‌متر مربع', 'N/mm²', 1],
      ['ksi', 'کیلوپی‌اس‌آی', 'ksi', 6.89475729316836, 'Imperial'],
      ['kgfmm2', 'کیلوگرم‌نیرو بر میلی‌متر مربع', 'kgf/mm²', 9.80665, 'Local'],
    ],
  ],
  [
    'force',
    'نیرو',
    'F',
    [
      ['kn', 'کیلونیوتن', 'kN', 1],
      ['n', 'نیوتن', 'N', 0.001],
      ['kgf', 'کیلوگرم‌نیرو', 'kgf', 0.00980665, 'Local'],
      ['lbf', 'پوندنیرو', 'lbf', 0.0044482216152605, 'Imperial'],
    ],
  ],
  [
    'torque',
    'گشتاور',
    'T',
    [
      ['nm', 'نیوتن‌متر', 'N·m', 1],
      ['knm', 'کیلونیوتن‌متر', 'kN·m', 1000],
      ['lbfft', 'پوندنیرو فوت', 'lbf·ft', 1.3558179483314, 'Imperial'],
      ['kgfm', 'کیلوگرم‌نیرو متر', 'kgf·m', 9.80665, 'Local'],
    ],
  ],
  [
    'power',
    'توان',
    'P',
    [
      ['kw', 'کیلووات', 'kW', 1],
      ['w', 'وات', 'W', 0.001],
      ['hp', 'اسب بخار', 'hp', 0.7456998715822702, 'Imperial'],
      ['ps', 'اسب بخار متریک', 'PS', 0.73549875, 'Local'],
    ],
  ],
  [
    'temperature',
    'دما',
    'T',
    [
      ['c', 'درجهٔ سلسیوس', '°C', 1],
      ['f', 'درجهٔ فارنهایت', '°F', 5 / 9, 'Imperial', -160 / 9],
      ['k', 'کلوین', 'K', 1, 'SI', -273.15],
    ],
  ],
  [
    'flow',
    'دبی',
    'Q',
    [
      ['m3h', 'متر مکعب بر ساعت', 'm³/h', 1],
      ['lmin', 'لیتر بر دقیقه', 'L/min', 0.06],
      ['ls', 'لیتر بر ثانیه', 'L/s', 3.6],
      ['gpm', 'گالن آمریکایی بر دقیقه', 'gpm', 0.227124707, 'Imperial'],
      ['cfm', 'فوت مکعب بر دقیقه', 'cfm', 1.69901082, 'Imperial'],
    ],
  ],
  [
    'head',
    'ارتفاع پمپاژ',
    'H',
    [
      ['h-m', 'متر', 'm', 1],
      ['h-ft', 'فوت', 'ft', 0.3048, 'Imperial'],
    ],
  ],
  [
    'distance',
    'فاصله',
    'L',
    [
      ['d-m', 'متر', 'm', 1],
      ['d-mm', 'میلی‌متر', 'mm', 0.001],
      ['d-ft', 'فوت', 'ft', 0.3048, 'Imperial'],
    ],
  ],
  [
    'speed',
    'سرعت دورانی',
    'n',
    [
      ['rpm', 'دور بر دقیقه', 'r/min', 1],
      ['rps', 'دور بر ثانیه', 'r/s', 60],
      ['rads', 'رادیان بر ثانیه', 'rad/s', 9.549296585513721],
    ],
  ],
  [
    'velocity',
    'سرعت خطی',
    'v',
    [
      ['ms', 'متر بر ثانیه', 'm/s', 1],
      ['mmin', 'متر بر دقیقه', 'm/min', 1 / 60],
      ['ftmin', 'فوت بر دقیقه', 'ft/min', 0.00508, 'Imperial'],
    ],
  ],
  [
    'voltage',
    'ولتاژ',
    'U',
    [
      ['v', 'ولت', 'V', 1],
      ['kv', 'کیلوولت', 'kV', 1000],
      ['mv', 'میلی‌ولت', 'mV', 0.001],
    ],
  ],
  [
    'current',
    'جریان',
    'I',
    [
      ['a', 'آمپر', 'A', 1],
      ['ma', 'میلی‌آمپر', 'mA', 0.001],
      ['ka', 'کیلوآمپر', 'kA', 1000],
    ],
  ],
  [
    'frequency',
    'بسامد',
    'f',
    [
      ['hz', 'هرتز', 'Hz', 1],
      ['khz', 'کیلوهرتز', 'kHz', 1000],
    ],
  ],
  [
    'angle',
    'زاویه',
    'α',
    [
      ['deg', 'درجه', '°', 1],
      ['rad', 'رادیان', 'rad', 57.29577951308232],
    ],
  ],
  [
    'time',
    'زمان',
    't',
    [
      ['h', 'ساعت', 'h', 1],
      ['min', 'دقیقه', 'min', 1 / 60],
      ['day', 'روز', 'd', 24],
    ],
  ],
  [
    'response',
    'زمان پاسخ',
    't',
    [
      ['t-ms', 'میلی‌ثانیه', 'ms', 1],
      ['t-s', 'ثانیه', 's', 1000],
    ],
  ],
  ['sound', 'تراز صدا', 'L', [['db', 'دسی‌بل', 'dB', 1]]],
  ['hardness', 'سختی', 'HRC', [['hrc', 'راکول C', 'HRC', 1]]],
  [
    'concentration',
    'غلظت',
    'c',
    [
      ['ppm', 'قسمت در میلیون', 'ppm', 1],
      ['vol', 'درصد حجمی', '%vol', 10_000],
    ],
  ],
  [
    'information',
    'حجم داده',
    'B',
    [
      ['mb', 'مگابایت', 'MB', 1],
      ['kb', 'کیلوبایت', 'KB', 0.001],
    ],
  ],
  ['ratio', 'نسبت درصدی', '%', [['percent', 'درصد', '٪', 1]]],
];

export const quantities: SeedQuantity[] = ROWS.map(([id, title, symbol, units]) => ({
  id: `q-${id}`,
  title,
  symbol,
  baseUnitId: `u-${units[0]![0]}`,
}));

export const units: SeedUnit[] = ROWS.flatMap(([quantity, , , rows]) =>
  rows.map(([id, title, symbol, factor, system = 'SI', offset = 0], index) => ({
    id: `u-${id}`,
    quantityId: `q-${quantity}`,
    title,
    symbol,
    displayText: symbol,
    factor,
    offset,
    system,
    isBase: index === 0,
  })),
);
