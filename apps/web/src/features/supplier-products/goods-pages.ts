import { lastPage } from '@bazaar/domain/catalogue-filter';
import type { PaginationProps } from '@bazaar/ui/pagination';
import { supplierProductMessages as texts } from '@/messages/supplier-products';
import { pageLinks } from '@/platform/catalogue/page-links';
import { type GoodsAddress, goodsHref } from './goods-address';

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
