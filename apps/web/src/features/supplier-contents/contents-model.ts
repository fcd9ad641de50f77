import { lastPage } from '@bazaar/domain/catalogue-filter';
import type { PaginationProps } from '@bazaar/ui/pagination';
import { pageLinks } from '@/lib/paging/page-links';
import { supplierContentMessages as texts } from '@/translations/supplier-contents';
import { type ContentsAddress, contentsHref } from './contents-address';

const PAGE_SIZE = 25;

export function toContentPages(
  supplier: { readonly id: string },
  address: ContentsAddress,
  totalCount: number,
): PaginationProps | undefined {
  return pageLinks(texts.pages, address.pageNumber, lastPage(totalCount, PAGE_SIZE), (pageNumber) =>
    contentsHref(supplier, { ...address, pageNumber }),
  );
}
