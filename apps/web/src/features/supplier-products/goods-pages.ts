import { lastPage } from '@bazaar/domain/catalogue-filter';
import { formatNumber } from '@bazaar/domain/persian';
import type { PaginationProps } from '@bazaar/ui/pagination';
import { supplierProductMessages as texts } from '@/messages/supplier-products';
import { pageNumbers } from '@/platform/catalogue/page-numbers';
import { type GoodsAddress, goodsHref } from './goods-address';

const PAGE_SIZE = 25;

export function toGoodsPages(
  path: string,
  address: GoodsAddress,
  totalCount: number,
): PaginationProps | undefined {
  const last = lastPage(totalCount, PAGE_SIZE);
  if (last <= 1) return undefined;
  return {
    label: texts.pages,
    pages: pageNumbers(address.pageNumber, last).map((page) =>
      page === undefined
        ? { label: '…' }
        : {
            label: formatNumber(page),
            href: goodsHref(path, { ...address, pageNumber: page }),
            isCurrent: page === address.pageNumber,
          },
    ),
  };
}
