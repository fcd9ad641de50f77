import type { ProductOffers } from '@bazaar/api/model';
import type { ReactNode } from 'react';
import { preloadAds } from '@/entities/advertisement/load-advertisements';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { AreaOfPage } from '@/entities/category/area-of-page';
import { breadcrumbJsonLd, loadCrumbs } from '@/entities/category/breadcrumb';
import { loadCategory, loadTradeUnits } from '@/entities/category/load-category';
import { VisitCounter } from '@/entities/visit/visit-counter';
import { MissingNotice } from '@/lib/data/missing-notice';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { JsonLd } from '@/lib/site/json-ld';
import { baseProductJsonLd } from './base-product-json-ld';
import { BaseProductView } from './base-product-view';
import { loadUnitsOfValues } from './load-base-product';

export interface BaseProductScreenProps extends ProductOffers {
  /** Favourite, note and sharing. */
  readonly personal: ReactNode;
}

/** R27: reads what the page shows around the offers once they are known, and renders it. */
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
      <MissingNotice />
      <BaseProductView data={data} crumbs={crumbs} personal={personal} />
      <PlacedAds position="product" />
      {known ? <AreaOfPage area={known.categoryType} /> : null}
      <VisitCounter objectType="BaseProduct" objectId={product.id} />
    </>
  );
}
