import 'server-only';
import type { SupplierProductCatalog } from '@bazaar/api/model';
import type { ReactNode } from 'react';
import { preloadAds } from '@/entities/advertisement/load-advertisements';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { AreaOfPage } from '@/entities/category/area-of-page';
import { loadTradeUnits } from '@/entities/category/load-category';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { MissingNotice } from '@/lib/data/missing-notice';
import { optionalData } from '@/lib/data/optional-data';
import { valueOr } from '@/lib/data/query-result';
import type { RetrySlot } from '@/lib/data/retry-slot';
import { AfterFirstFrame } from '@/lib/html/after-first-frame';
import { FirstViewEnd } from '@/lib/html/first-view-end';
import { safeHtml } from '@/lib/html/safe-html';
import { siteSettings } from '@/lib/settings/site-settings';
import { JsonLd } from '@/lib/site/json-ld';
import { ProductActions, ProductCompare } from './lead/product-actions';
import { loadOffers, loadRelated, loadSaleCityNames, loadUnits } from './load-product';
import { productJsonLd } from './product-json-ld';
import { quantityIdsOf } from './product-specs';
import { ProductPageView } from './product-view';
import { UnitSync } from './unit-sync';

export interface ProductScreenProps {
  readonly product: SupplierProductCatalog;
  /** Favourite and note: parts that differ per person. */
  readonly personal: ReactNode;
  readonly retry: RetrySlot;
}

/** Reads what the page shows besides the product itself, and renders it. */
export async function ProductScreen({ product, personal, retry }: ProductScreenProps) {
  const [related, offers, units, tradeUnits, cityNames] = await Promise.all([
    optionalData(loadRelated(product.id)),
    optionalData(loadOffers(product.id)),
    loadUnits(quantityIdsOf(product.properties)),
    loadTradeUnits(),
    loadSaleCityNames(),
    readEnumTexts(),
  ]);
  const siteUrl = siteSettings().SITE_URL;
  const descriptionHtml = safeHtml(product.descriptionHtml);
  return (
    <>
      <MissingNotice />
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
        actions={<ProductActions product={product} personal={personal} siteUrl={siteUrl} />}
        firstViewEnd={<FirstViewEnd />}
        retry={retry}
      />
      <AreaOfPage area={product.categoryType} />
      <UnitSync />
      <AfterFirstFrame>
        <PlacedAds position="product" />
        <ProductCompare product={product} />
        {productJsonLd(product, siteUrl).map((data) => (
          <JsonLd key={data['@type']} data={data} />
        ))}
      </AfterFirstFrame>
    </>
  );
}

/** Starts the reads that need only the id beside that of the product itself, so that all run in one round. */
export function preloadProductParts(id: string): void {
  void loadRelated(id);
  void loadOffers(id);
  void loadTradeUnits();
  void loadSaleCityNames();
  preloadAds('product');
}
