import { formatNumber } from '@bazaar/domain/persian';
import type { PaginationProps } from '@bazaar/ui/pagination';
import { pagingMessages as texts } from '@/translations/paging';
import { pageNumbers } from './page-numbers';

/**
 * Returns the pages of a list as links, with gaps between distant ones and the steps to both neighbours; undefined for a single page. Both
 * numbers count from 1.
 */
export function pageLinks(
  label: string,
  current: number,
  last: number,
  hrefOf: (page: number) => string,
): PaginationProps | undefined {
  if (last <= 1) return undefined;
  return {
    label,
    pages: pageNumbers(current, last).map((page) =>
      page === undefined
        ? { label: '…' }
        : { label: formatNumber(page), href: hrefOf(page), isCurrent: page === current },
    ),
    ...(current > 1 ? { previous: { href: hrefOf(current - 1), label: texts.previous } } : {}),
    ...(current < last ? { next: { href: hrefOf(current + 1), label: texts.next } } : {}),
  };
}
