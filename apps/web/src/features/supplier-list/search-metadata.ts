import 'server-only';
import type { Metadata } from 'next';
import { supplierListMessages, supplierSearchMessages as texts } from '@/messages/supplier-list';
import { paths } from '@/platform/paths';
import { pageMetadata } from '@/platform/site/page-metadata';

/** Pages of results stay out of the index: they are lists of lists. */
export function supplierSearchMetadata(term: string): Metadata {
  return pageMetadata({
    path: paths.supplierSearch(term),
    title: texts.title(term),
    parents: [supplierListMessages.suppliers],
    description: texts.description(term),
    isHidden: true,
  });
}
