import { lastPage, PAGE_SIZES } from '@bazaar/domain/catalogue-filter';
import { formatNumber } from '@bazaar/domain/persian';
import type { PaginationBarProps } from '@bazaar/ui/patterns/pagination-bar';
import type { PageSizesProps } from '@bazaar/ui/patterns/product-table';
import { changed, listHref } from '@/entities/catalogue-filter/address/list-address';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import { totalText } from '@/entities/search/total-text';
import { pageLinks } from '@/lib/paging/page-links';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/** A list that fits here needs no choice of the page's size. */
export const SMALLEST_PAGE = Math.min(...PAGE_SIZES);

export function toPaginationBar({
  path,
  address,
  search,
}: Pick<ListData, 'path' | 'address' | 'search'>): PaginationBarProps {
  const { pageNumber, pageSize } = address.filter;
  const last = lastPage(search.totalCount, pageSize);
  const first = (pageNumber - 1) * pageSize + 1;
  const href = (page: number) => listHref(path, changed(address, { pageNumber: page }));
  return {
    pagination: pageLinks(texts.pages, pageNumber, last, href),
    summary: texts.shown(
      formatNumber(first),
      formatNumber(first + search.items.length - 1),
      totalText(search.totalCount, search.isTotalEstimated),
    ),
  };
}

/** Returns the sizes a page of the list can have, as links. */
export function toPageSizes({ path, address }: Pick<ListData, 'path' | 'address'>): PageSizesProps {
  return {
    label: texts.pageSize,
    links: PAGE_SIZES.map((size) => ({
      href: listHref(path, changed(address, { pageSize: size })),
      label: formatNumber(size),
      isCurrent: size === address.filter.pageSize,
    })),
  };
}
