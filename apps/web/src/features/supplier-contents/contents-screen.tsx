import 'server-only';
import type { Supplier } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import type { Metadata } from 'next';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { SupplierTabs } from '@/entities/supplier/supplier-tabs';
import { MissingNotice } from '@/lib/data/missing-notice';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { supplierContentMessages as texts } from '@/translations/supplier-contents';
import { type ContentsAddress, contentsHref } from './contents-address';
import { ContentsView } from './contents-view';
import { loadContents } from './load-contents';

export interface ContentsScreenProps {
  readonly supplier: Supplier;
  readonly address: ContentsAddress;
}

/** R31: reads a supplier's articles and videos for an address and renders them. */
export async function ContentsScreen({ supplier, address }: ContentsScreenProps) {
  const result = await loadContents(supplier.id, address.pageNumber);
  const crumbs = [
    { label: texts.suppliers, href: paths.suppliers(supplier.categoryTypes[0] ?? 'Product') },
    { label: supplier.name, href: paths.supplier(supplier) },
    { label: texts.crumb },
  ];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, paths.supplierContents(supplier))} />
      <MissingNotice />
      <ContentsView
        data={{ supplier, address, ...result }}
        crumbs={crumbs}
        bar={<SupplierTabs supplier={supplier} current="contents" nowMs={Date.now()} />}
      />
    </>
  );
}

/**
 * Returns the page's metadata. A further page is its own canonical page; one type is canonical to the whole. A supplier without contents is
 * not indexed.
 */
export function contentsMetadata(
  result: QueryResult<Supplier>,
  { pageNumber, typeId }: ContentsAddress,
): Metadata {
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const supplier = result.value;
  const isFurther = pageNumber > 1 && typeId === undefined;
  return pageMetadata({
    path: isFurther ? contentsHref(supplier, { pageNumber }) : paths.supplierContents(supplier),
    title: isFurther ? texts.pageTitle(supplier.name, formatNumber(pageNumber)) : texts.title(supplier.name),
    parents: [texts.suppliers],
    description: texts.description(supplier.name),
    isHidden: supplier.stats.contentCount === 0,
  });
}
