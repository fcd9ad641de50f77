import type { SeedTradeUnit } from './seed-types';

const ROWS: [id: string, title: string, symbol: string, isDiscrete: boolean, quantity?: string][] = [
  ['piece', 'عدد', 'عدد', true],
  ['device', 'دستگاه', 'دستگاه', true],
  ['set', 'دست', 'دست', true],
  ['pair', 'جفت', 'جفت', true],
  ['pack', 'بسته', 'بسته', true],
  ['branch', 'شاخه', 'شاخه', true],
  ['sheet', 'برگ', 'برگ', true],
  ['roll', 'حلقه', 'حلقه', true],
  ['copy', 'نسخه', 'نسخه', true],
  ['project', 'پروژه', 'پروژه', true],
  ['kg', 'کیلوگرم', 'kg', false, 'mass'],
  ['tonne', 'تن', 't', false, 'mass'],
  ['meter', 'متر', 'm', false, 'length'],
  ['square-meter', 'متر مربع', 'm²', false],
  ['hour', 'ساعت', 'h', false, 'time'],
  ['man-day', 'نفرروز', 'نفرروز', false],
];

export const tradeUnits: SeedTradeUnit[] = ROWS.map(([id, title, symbol, isDiscrete, quantity]) => ({
  id: `tu-${id}`,
  title,
  symbol,
  isDiscrete,
  ...(quantity ? { quantityId: `q-${quantity}` } : {}),
}));
