import 'server-only';
import type { CategoryType } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import type { Metadata } from 'next';
import { paths } from '@/lib/navigation/paths';
import { pageMetadata } from '@/lib/site/page-metadata';
import { supplierListMessages as texts } from '@/translations/supplier-list';
import { type DirectoryAddress, directoryHref } from './directory-address';

/** A page beyond the first names itself as canonical; one city of a directory names the whole. */
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
