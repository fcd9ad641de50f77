import 'server-only';
import type { Supplier } from '@bazaar/api/model';
import type { ReactNode } from 'react';
import { preloadAds } from '@/entities/advertisement/load-advertisements';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { loadTradeUnits } from '@/entities/category/load-category';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { loadSaleSetting } from '@/entities/supplier/load-sale-setting';
import { MissingNotice } from '@/lib/data/missing-notice';
import { optionalData } from '@/lib/data/optional-data';
import { valueOr } from '@/lib/data/query-result';
import type { RetrySlot } from '@/lib/data/retry-slot';
import { safeHtml } from '@/lib/html/safe-html';
import { siteSettings } from '@/lib/settings/site-settings';
import { JsonLd } from '@/lib/site/json-ld';
import {
  loadContentCount,
  loadContents,
  loadDelegations,
  loadSupplierProducts,
  loadVideos,
} from './load-supplier';
import { supplierJsonLd } from './supplier-json-ld';
import { SupplierPageView } from './supplier-view';

export interface SupplierScreenProps {
  readonly supplier: Supplier;
  /** Page of the products, from 1. */
  readonly pageNumber: number;
  /** Favourite, note and sharing. */
  readonly personal: ReactNode;
  /** The logged-in person's requests to this supplier, and the link to a first one. */
  readonly requests: (takesOrders: boolean) => ReactNode;
  readonly retry: RetrySlot;
}

/** Reads what the page shows besides the supplier, and renders it. */
export async function SupplierScreen({ supplier, pageNumber, requests, ...slots }: SupplierScreenProps) {
  const { id, merchantId } = supplier;
  const [products, delegations, contentCount, contents, videos, saleSetting, tradeUnits] = await Promise.all([
    optionalData(loadSupplierProducts(id, pageNumber)),
    optionalData(loadDelegations(id)),
    loadContentCount(id),
    loadContents(id),
    loadVideos(id),
    optionalData(loadSaleSetting(merchantId)),
    loadTradeUnits(),
    readEnumTexts(),
  ]);
  return (
    <>
      {supplierJsonLd(supplier, siteSettings().SITE_URL).map((data) => (
        <JsonLd key={JSON.stringify(data).slice(0, 80)} data={data} />
      ))}
      <MissingNotice />
      <SupplierPageView
        data={{
          supplier,
          products,
          pageNumber,
          delegations,
          saleSetting,
          contentCount: valueOr(contentCount, undefined)?.count ?? supplier.stats.contentCount,
          contents,
          videos,
          tradeUnits: valueOr(tradeUnits, []),
          aboutHtml: safeHtml(supplier.aboutHtml),
          nowMs: Date.now(),
        }}
        requests={requests(valueOr(saleSetting, undefined)?.acceptsDirectOrder !== false)}
        {...slots}
      />
      <PlacedAds position="supplier" />
    </>
  );
}

/** Starts the reads that need only the id beside that of the supplier, so that all run in one round. */
export function preloadSupplierParts(id: string, pageNumber: number): void {
  void loadSupplierProducts(id, pageNumber);
  void loadDelegations(id);
  void loadContentCount(id);
  void loadContents(id);
  void loadVideos(id);
  void loadTradeUnits();
  preloadAds('supplier');
}
