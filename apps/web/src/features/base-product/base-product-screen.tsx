import type { ProductOffers } from '@bazaar/api/model';
import type { ReactNode } from 'react';
import { preloadAds } from '@/platform/advertisements/load-ads';
import { PlacedAds } from '@/platform/advertisements/placed-ads';
import { breadcrumbJsonLd, loadCrumbs } from '@/platform/catalogue/breadcrumb';
import { loadCategory, loadTradeUnits } from '@/platform/catalogue/load-category';
import { valueOr } from '@/platform/data/loaded';
import { MissingNote } from '@/platform/data/missing-note';
import { siteSettings } from '@/platform/env';
import { paths } from '@/platform/paths';
import { JsonLd } from '@/platform/site/json-ld';
import { VisitMark } from '@/platform/visits/visit-mark';
import { baseProductJsonLd } from './base-product-json-ld';
import { BaseProductView } from './base-product-view';
import { loadUnitsOfValues } from './load-base-product';

export interface BaseProductScreenProps extends ProductOffers {
  /** Favourite, note and sharing. */
  readonly personal: ReactNode;
}

/** R27: what stands around the offers is read once they are known. */
export async function BaseProductScreen({ baseProduct: product, offers, personal }: BaseProductScreenProps) {
  preloadAds('product');
  const [category, tradeUnits, units] = await Promise.all([
    loadCategory(product.categoryId),
    loadTradeUnits(),
    loadUnitsOfValues(product.properties),
  ]);
  const known = valueOr(category, undefined);
  const trail = known ? await loadCrumbs(known) : [];
  const crumbs = [
    ...trail.map((crumb) => (crumb.href || !known ? crumb : { ...crumb, href: paths.category(known) })),
    { label: product.name },
  ];
  const data = {
    product,
    offers: offers.items,
    totalCount: offers.totalCount,
    category: known,
    units,
    tradeUnits: valueOr(tradeUnits, []),
  };
  const structured = baseProductJsonLd(data, siteSettings().SITE_URL);
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, paths.baseProduct(product))} />
      {structured ? <JsonLd data={structured} /> : null}
      <MissingNote />
      <BaseProductView data={data} crumbs={crumbs} personal={personal} />
      <PlacedAds position="product" />
      <VisitMark objectType="BaseProduct" objectId={product.id} />
    </>
  );
}
