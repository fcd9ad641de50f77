import { lastPage } from '@bazaar/domain/catalogue-filter';
import type { PaginationProps } from '@bazaar/ui/pagination';
import { pageLinks } from '@/lib/paging/page-links';
import { supplierProductMessages as texts } from '@/translations/supplier-products';
import { type ProductsAddress, productsHref } from './products-address';

const PAGE_SIZE = 25;

export function toProductsPages(
  path: string,
  address: ProductsAddress,
  totalCount: number,
): PaginationProps | undefined {
  return pageLinks(texts.pages, address.pageNumber, lastPage(totalCount, PAGE_SIZE), (pageNumber) =>
    productsHref(path, { ...address, pageNumber }),
  );
}
