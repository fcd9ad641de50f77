import { lastPage } from '@bazaar/domain/catalogue-filter';
import type { PaginationProps } from '@bazaar/ui/pagination';
import { supplierContentMessages as texts } from '@/messages/supplier-contents';
import { pageLinks } from '@/platform/catalogue/page-links';
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
