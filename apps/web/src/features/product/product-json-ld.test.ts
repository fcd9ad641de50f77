import { describe, expect, it } from 'vitest';
import { productCatalog } from '@/testing/record-fixtures';
import { productJsonLd } from './product-json-ld';

const read = (product: typeof productCatalog) =>
  productJsonLd(product, 'https://bazaar.example') as unknown as Record<string, unknown>[];

describe('structured data of a product', () => {
  it('offers a real price in Rial (R-070)', () => {
    const [trail, offer] = read(productCatalog);
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(offer).toMatchObject({
      '@type': 'Product',
      offers: { price: 9_800_000, priceCurrency: 'IRR', availability: 'https://schema.org/InStock' },
    });
  });

  it.each(['OnRequest', 'LoginToSee'] as const)(
    'offers nothing for a price that is %s (R-072, R-073)',
    (kind) => {
      const types = read({ ...productCatalog, price: { kind, vatIncluded: false } }).map(
        (data) => data['@type'],
      );
      expect(types).toEqual(['BreadcrumbList']);
    },
  );

  it('publishes no price for members, should the catalogue tell it to everybody (R-072)', () => {
    const price = { kind: 'LoginToSee', amountRial: 1_500_000, vatIncluded: false } as const;
    expect(read({ ...productCatalog, price }).map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  });

  it('ends its breadcrumb with the page itself', () => {
    const items = read(productCatalog)[0]?.itemListElement as { position: number; item: string }[];
    expect(items.at(-1)).toMatchObject({ position: 4, item: expect.stringContaining('/products/sp-1/') });
  });
});
