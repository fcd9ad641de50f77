import type { SupplierProduct, UnitOfMeasurement } from '@bazaar/api/model';
import type { UnderstoodPart } from '@bazaar/domain/assistant';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tradeUnits as countedIn, products } from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import { massUnits, weighed } from '../weights.fixtures';
import { rowView } from './row-views';

const [bearing] = products;
if (bearing === undefined) throw new Error('no product');
const rebar: SupplierProduct = {
  ...bearing,
  unitOfMeasurementId: 'tu-kg',
  price: { kind: 'Fixed', amountRial: 300_000, perUnitId: 'tu-kg', vatIncluded: false },
};
const tradeUnits = [...countedIn, ...weighed];
const tonne = { id: 'tu-tonne', title: 'تن' };
const quantity = (amount: number, unit?: Pick<UnitOfMeasurement, 'id' | 'title'>): UnderstoodPart => ({
  ...{ key: 'quantity', kind: 'quantity', amount, spans: [], strength: 'hard' },
  ...(unit === undefined ? {} : { tradeUnitId: unit.id, unitTitle: unit.title }),
});
const rowOf = (part: UnderstoodPart, units = massUnits, item = rebar) =>
  rowView({ item, met: [] }, { properties: [], tradeUnits, units, parts: [part] });
/** The line of a request the button of a row adds. */
const requested = ({ action }: ReturnType<typeof rowOf>) => {
  const [, payload = ''] = /data-payload="([^"]*)"/.exec(renderToStaticMarkup(action)) ?? [];
  return JSON.parse(payload.replaceAll('&quot;', '"'));
};

it('R-573 the total of a quantity in another unit counts it in the unit of the price', () => {
  expect(rowOf(quantity(2, tonne)).total).toBe('۲ تن، ۶۰٬۰۰۰٬۰۰۰');
  expect(rowOf(quantity(2)).total).toBe('۲، ۶۰٬۰۰۰');
});

it('R-573 there is no total where nobody knows how many units of the price are wanted', () => {
  expect(rowOf(quantity(2, tonne), [])).not.toHaveProperty('total');
  expect(rowOf(quantity(2, tonne), massUnits, bearing)).not.toHaveProperty('total');
});

it('R-164 an unavailable product has neither a price nor a total, and is requested without its supplier', () => {
  const row = rowOf(quantity(2), massUnits, { ...rebar, isAvailable: false });
  expect(row.product.price).toEqual({ amount: 'ناموجود' });
  expect(row).not.toHaveProperty('total');
  expect(requested(row)).toMatchObject({ kind: 'specification', quantity: 2 });
  expect(requested(row)).not.toHaveProperty('supplierId');
});

it('R-577 the request of a row says the quantity in the unit of the sentence', () => {
  expect(requested(rowOf(quantity(2, tonne)))).toMatchObject({
    quantity: 2,
    unitId: 'tu-tonne',
    unit: 'تن',
    productId: bearing.id,
  });
  expect(requested(rowOf(quantity(2)))).toMatchObject({ quantity: 2, unitId: 'tu-kg', unit: 'کیلوگرم' });
});
