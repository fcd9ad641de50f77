import type { PriceFixed } from '@bazaar/api/model';
import { expect, it } from 'vitest';
import { offerPriceView, priceView } from './price-view';

const units = [{ id: 'tu-kg', title: 'کیلوگرم', symbol: 'kg', isDiscrete: false }];
const price = { vatIncluded: false, perUnitId: 'tu-kg' } as const;

it('R-071 R-072 shows a price in Toman with its unit and smallest quantity', () => {
  const view = priceView(
    { price: { ...price, kind: 'Fixed', amountRial: 462_000 }, moq: 500, unitOfMeasurementId: 'tu-kg' },
    units,
  );
  expect(view).toEqual({ amount: '۴۶٬۲۰۰', currency: 'تومان', per: 'هر کیلوگرم', minimum: 'از ۵۰۰ کیلوگرم' });
});

it('R-072 shows a text where there is no amount', () => {
  expect(priceView({ price: { ...price, kind: 'OnRequest' } }, units).amount).toBe('استعلام قیمت');
  expect(priceView({ price: { ...price, kind: 'LoginToSee' } }, units).amount).toBe('قیمت پس از ورود');
  // A price of a backend that breaks the contract.
  const withoutAmount = { ...price, kind: 'Fixed' } as PriceFixed;
  expect(priceView({ price: withoutAmount }, units).amount).toBe('تماس بگیرید');
});

it('does not mention a smallest order of one', () => {
  const one = {
    price: { ...price, kind: 'Fixed', amountRial: 10 },
    moq: 1,
    unitOfMeasurementId: 'tu-kg',
  } as const;
  expect(priceView(one, units).minimum).toBeUndefined();
});

it('R-164 says in place of its price that a product is unavailable', () => {
  const offer = {
    price: { ...price, kind: 'Fixed', amountRial: 10 },
    moq: 5,
    unitOfMeasurementId: 'tu-kg',
  } as const;
  expect(offerPriceView({ ...offer, isAvailable: false }, units)).toEqual({ amount: 'ناموجود' });
  expect(offerPriceView({ ...offer, isAvailable: true }, units)).toEqual(priceView(offer, units));
});
