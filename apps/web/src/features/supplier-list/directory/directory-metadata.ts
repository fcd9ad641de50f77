import 'server-only';
import type { CategoryType } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import type { Metadata } from 'next';
import { paths } from '@/lib/navigation/paths';
import { pageMetadata } from '@/lib/site/page-metadata';
import { supplierListMessages as texts } from '@/translations/supplier-list';
import { type DirectoryAddress, directoryHref } from './directory-address';

/** Returns the page's metadata. A page beyond the first is its own canonical page; one city of a directory is canonical to the whole. */
export function directoryMetadata(
  categoryType: CategoryType,
  { pageNumber, cityId }: DirectoryAddress,
): Metadata {
  const area = texts.areas[categoryType];
  const path = paths.suppliers(categoryType);
  const isLater = pageNumber > 1 && cityId === undefined;
  return pageMetadata({
    path: isLater ? directoryHref(path, { pageNumber }) : path,
    title: isLater ? texts.directoryPage(area, formatNumber(pageNumber)) : texts.directoryTitle(area),
    description: texts.directoryDescription(area),
  });
}
