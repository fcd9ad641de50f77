import { lastPage } from '@bazaar/domain/catalogue-filter';
import { formatNumber } from '@bazaar/domain/persian';
import type { PaginationBarProps } from '@bazaar/ui/patterns/pagination-bar';
import { pageLinks } from '@/lib/paging/page-links';
import { supplierListMessages, supplierSearchMessages as texts } from '@/translations/supplier-list';
import { type SupplierSearchAddress, supplierSearchHref } from './search-address';

const PAGE_SIZE = 25;

export function toSearchPages(
  path: string,
  address: SupplierSearchAddress,
  { items, totalCount }: { readonly items: readonly unknown[]; readonly totalCount: number },
): PaginationBarProps {
  const { pageNumber } = address;
  const last = lastPage(totalCount, PAGE_SIZE);
  const first = (pageNumber - 1) * PAGE_SIZE + 1;
  const href = (page: number) => supplierSearchHref(path, { ...address, pageNumber: page });
  return {
    pagination: pageLinks(supplierListMessages.pages, pageNumber, last, href),
    summary: texts.shown(
      formatNumber(first),
      formatNumber(first + items.length - 1),
      formatNumber(totalCount),
    ),
  };
}
