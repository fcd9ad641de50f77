import 'server-only';
import type { SupplierProductCatalog } from '@bazaar/api/model';
import type { ReactNode } from 'react';
import { preloadAds } from '@/platform/advertisements/load-ads';
import { PlacedAds } from '@/platform/advertisements/placed-ads';
import { readEnumTexts } from '@/platform/catalogue/enum-reader';
import { loadTradeUnits } from '@/platform/catalogue/load-category';
import { valueOr } from '@/platform/data/loaded';
import { MissingNote } from '@/platform/data/missing-note';
import { secondary } from '@/platform/data/secondary';
import { siteSettings } from '@/platform/env';
import { safeHtml } from '@/platform/html/safe-html';
import { JsonLd } from '@/platform/site/json-ld';
import { loadOffers, loadRelated, loadSaleCityNames, loadUnits } from './load-product';
import { ProductActs, ProductCompare } from './product-acts';
import { productJsonLd } from './product-json-ld';
import { quantityIdsOf } from './product-specs';
import { ProductPageView } from './product-view';
import { UnitSync } from './unit-sync';

export interface ProductScreenProps {
  readonly product: SupplierProductCatalog;
  /** Favourite and note: what differs per person. */
  readonly personal: ReactNode;
  /** Asks again for a part that failed. */
  readonly retry: ReactNode;
}

/** Gathers what the page shows besides the product itself, and draws it. */
export async function ProductScreen({ product, personal, retry }: ProductScreenProps) {
  const [related, offers, units, tradeUnits, cityNames] = await Promise.all([
    secondary(loadRelated(product.id)),
    secondary(loadOffers(product.id)),
    loadUnits(quantityIdsOf(product.properties)),
    loadTradeUnits(),
    loadSaleCityNames(),
    readEnumTexts(),
  ]);
  const siteUrl = siteSettings().SITE_URL;
  const descriptionHtml = safeHtml(product.descriptionHtml);
  return (
    <>
      {productJsonLd(product, siteUrl).map((data) => (
        <JsonLd key={JSON.stringify(data).slice(0, 80)} data={data} />
      ))}
      <MissingNote />
      <ProductPageView
        data={{
          product,
          related,
          offers,
          units,
          tradeUnits: valueOr(tradeUnits, []),
          cityNames,
          descriptionHtml,
        }}
        acts={<ProductActs product={product} personal={personal} siteUrl={siteUrl} />}
        retry={retry}
      />
      <PlacedAds position="product" />
      <UnitSync />
      <ProductCompare product={product} />
    </>
  );
}

/** Starts the reads that need only the id, beside that of the product itself: one round, not two. */
export function preloadProductParts(id: string): void {
  void loadRelated(id);
  void loadOffers(id);
  void loadTradeUnits();
  void loadSaleCityNames();
  preloadAds('product');
}
