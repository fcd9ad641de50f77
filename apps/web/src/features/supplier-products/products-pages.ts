import { lastPage } from '@bazaar/domain/catalogue-filter';
import type { PaginationProps } from '@bazaar/ui/pagination';
import { pageLinks } from '@/lib/paging/page-links';
import { supplierProductMessages as texts } from '@/translations/supplier-products';
import { type GoodsAddress, goodsHref } from './products-address';

const PAGE_SIZE = 25;

export function toGoodsPages(
  path: string,
  address: GoodsAddress,
  totalCount: number,
): PaginationProps | undefined {
  return pageLinks(texts.pages, address.pageNumber, lastPage(totalCount, PAGE_SIZE), (pageNumber) =>
    goodsHref(path, { ...address, pageNumber }),
  );
}
