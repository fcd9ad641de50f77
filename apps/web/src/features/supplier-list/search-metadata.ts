import 'server-only';
import type { Metadata } from 'next';
import { paths } from '@/lib/navigation/paths';
import { pageMetadata } from '@/lib/site/page-metadata';
import { supplierListMessages, supplierSearchMessages as texts } from '@/translations/supplier-list';

/** Returns the page's metadata. Result pages are not indexed: they are lists of lists. */
export function supplierSearchMetadata(term: string): Metadata {
  return pageMetadata({
    path: paths.supplierSearch(term),
    title: texts.title(term),
    parents: [supplierListMessages.suppliers],
    description: texts.description(term),
    isHidden: true,
  });
}
