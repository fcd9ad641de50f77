import { lastPage, PAGE_SIZES } from '@bazaar/domain/catalogue-filter';
import { formatNumber } from '@bazaar/domain/persian';
import type { PaginationBarProps } from '@bazaar/ui/patterns/pagination-bar';
import { changed, listHref } from '@/entities/catalogue-filter/address/list-address';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import { totalText } from '@/entities/search/total-text';
import { pageLinks } from '@/lib/paging/page-links';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

export function toPaginationBar({
  path,
  address,
  search,
}: Pick<ListData, 'path' | 'address' | 'search'>): PaginationBarProps {
  const { pageNumber, pageSize } = address.filter;
  const last = lastPage(search.totalCount, pageSize);
  const first = (pageNumber - 1) * pageSize + 1;
  const href = (page: number) => listHref(path, changed(address, { pageNumber: page }));
  const pages = pageLinks(texts.pages, pageNumber, last, href);
  return {
    pagination: pages && {
      ...pages,
      previous: pageNumber > 1 ? { href: href(pageNumber - 1), label: texts.previous } : undefined,
      next: pageNumber < last ? { href: href(pageNumber + 1), label: texts.next } : undefined,
    },
    summary: texts.shown(
      formatNumber(first),
      formatNumber(first + search.items.length - 1),
      totalText(search.totalCount, search.isTotalEstimated),
    ),
    sizes: {
      label: texts.pageSize,
      links: PAGE_SIZES.map((size) => ({
        href: listHref(path, changed(address, { pageSize: size })),
        label: formatNumber(size),
        isCurrent: size === pageSize,
      })),
    },
  };
}
