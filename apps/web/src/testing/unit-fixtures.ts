import type { MeasurementUnit, UnitOfMeasurement } from '@bazaar/api/model';

export const tradeUnits: UnitOfMeasurement[] = [
  { id: 'tu-piece', title: 'عدد', symbol: 'عدد', isDiscrete: true },
  { id: 'tu-kg', title: 'کیلوگرم', symbol: 'kg', isDiscrete: false, quantityId: 'q-mass' },
];

export const lengthUnits: MeasurementUnit[] = [
  {
    id: 'u-mm',
    quantityId: 'q-length',
    title: 'میلی‌متر',
    symbol: 'mm',
    displayText: 'mm',
    factor: 1,
    offset: 0,
    system: 'SI',
    isBase: true,
  },
  {
    id: 'u-inch',
    quantityId: 'q-length',
    title: 'اینچ',
    symbol: 'in',
    displayText: 'in',
    factor: 25.4,
    offset: 0,
    system: 'Imperial',
    isBase: false,
  },
];

export const temperatureUnits: MeasurementUnit[] = [
  {
    id: 'u-celsius',
    quantityId: 'q-temperature',
    title: 'درجهٔ سلسیوس',
    symbol: '°C',
    displayText: '°C',
    factor: 1,
    offset: 0,
    system: 'SI',
    isBase: true,
  },
  {
    id: 'u-fahrenheit',
    quantityId: 'q-temperature',
    title: 'درجهٔ فارنهایت',
    symbol: '°F',
    displayText: '°F',
    factor: 5 / 9,
    offset: -160 / 9,
    system: 'Imperial',
    isBase: false,
  },
];

export const units = new Map([
  ['q-length', lengthUnits],
  ['q-temperature', temperatureUnits],
]);
