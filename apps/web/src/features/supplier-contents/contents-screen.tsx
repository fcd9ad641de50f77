import 'server-only';
import type { Supplier } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import type { Metadata } from 'next';
import { supplierContentMessages as texts } from '@/messages/supplier-contents';
import { breadcrumbJsonLd } from '@/platform/catalogue/breadcrumb';
import type { Loaded } from '@/platform/data/loaded';
import { MissingNote } from '@/platform/data/missing-note';
import { paths } from '@/platform/paths';
import { JsonLd } from '@/platform/site/json-ld';
import { pageMetadata } from '@/platform/site/page-metadata';
import { unreadMetadata } from '@/platform/site/unread-metadata';
import { type ContentsAddress, contentsHref } from './contents-address';
import { ContentsView } from './contents-view';
import { loadContents } from './load-contents';

export interface ContentsScreenProps {
  readonly supplier: Supplier;
  readonly address: ContentsAddress;
}

/** R31: binds a supplier and its address to what it has written and filmed. */
export async function ContentsScreen({ supplier, address }: ContentsScreenProps) {
  const reading = await loadContents(supplier.id, address.pageNumber);
  const crumbs = [
    { label: texts.suppliers, href: paths.suppliers(supplier.categoryTypes[0] ?? 'Product') },
    { label: supplier.name, href: paths.supplier(supplier) },
    { label: texts.crumb },
  ];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, paths.supplierContents(supplier))} />
      <MissingNote />
      <ContentsView data={{ supplier, address, ...reading }} crumbs={crumbs} />
    </>
  );
}

/** A further page names itself as canonical; one type of them names the whole. A supplier without contents stays out of the index. */
export function contentsMetadata(
  loaded: Loaded<Supplier>,
  { pageNumber, typeId }: ContentsAddress,
): Metadata {
  if (loaded.state !== 'ready') return unreadMetadata(loaded);
  const supplier = loaded.value;
  const isFurther = pageNumber > 1 && typeId === undefined;
  return pageMetadata({
    path: isFurther ? contentsHref(supplier, { pageNumber }) : paths.supplierContents(supplier),
    title: isFurther ? texts.pageTitle(supplier.name, formatNumber(pageNumber)) : texts.title(supplier.name),
    parents: [texts.suppliers],
    description: texts.description(supplier.name),
    isHidden: supplier.stats.contentCount === 0,
  });
}
