import { formatNumber } from '@bazaar/domain/persian';
import type { PaginationProps } from '@bazaar/ui/pagination';
import { pageNumbers } from './page-numbers';

/** The pages of a list as addresses, with gaps where they are many; undefined when there is one only. Both numbers count from 1. */
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
  };
}
