import { expect, it } from 'vitest';
import { baseProductData, offers } from './base-product.fixtures';
import { baseProductJsonLd } from './base-product-json-ld';
import { compareOffersHref } from './base-product-links';
import { toOfferRows } from './offer-rows';

it('shows in what an offer differs from the base, in the unit of the base', () => {
  const rows = toOfferRows(baseProductData());
  expect(rows.map(({ differences }) => differences)).toEqual([[], [], ['پهنا ۱۲٫۷ mm'], []]);
});

it('has no price for an unavailable product', () => {
  const rows = toOfferRows(baseProductData());
  expect(rows.map(({ amount }) => amount)).toEqual(['۹۸۰٬۰۰۰', '۸۹۰٬۰۰۰', 'استعلام قیمت', 'ناموجود']);
});

it('gives search engines only known prices of available products', () => {
  const promised = baseProductJsonLd(baseProductData(), 'https://bazaar.test');
  expect(promised?.offers).toMatchObject({ lowPrice: 8_900_000, highPrice: 9_800_000, offerCount: 2 });
  const unnamed = baseProductData({ offers: offers.slice(2) });
  expect(baseProductJsonLd(unnamed, 'https://bazaar.test')).toBeUndefined();
});

it('compares the first offers when there are two', () => {
  expect(compareOffersHref(baseProductData())).toContain('?compare=sp-1~sp-2~sp-3~sp-4');
  expect(compareOffersHref(baseProductData({ offers: offers.slice(0, 1) }))).toBeUndefined();
});
