import type { PageSummary } from '@bazaar/api/model';
import { lastPage } from '@bazaar/domain/catalogue-filter';
import { formatShortDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import type { PaginationProps } from '@bazaar/ui/pagination';
import type { FoundItemView } from '@bazaar/ui/patterns/found-list';
import { supplierContentMessages as texts } from '@/messages/supplier-contents';
import { pageNumbers } from '@/platform/catalogue/page-numbers';
import { pictureAt } from '@/platform/catalogue/picture-view';
import { type ContentsAddress, contentsHref } from './contents-address';

const PAGE_SIZE = 25;

/** An article of the list. It is told in full here: the site has no page of articles to lead to yet. */
export function toArticle(page: PageSummary): FoundItemView {
  const { id, title, summary, cover, contentTypeTitle, authorName, publishedAt, readingMinutes } = page;
  return {
    id,
    title,
    text: summary,
    picture: cover && pictureAt(cover, 96),
    facts: [
      contentTypeTitle,
      authorName,
      formatShortDate(publishedAt),
      texts.reading(formatNumber(readingMinutes)),
    ],
  };
}

export function toContentPages(
  supplier: { readonly id: string },
  address: ContentsAddress,
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
            href: contentsHref(supplier, { ...address, pageNumber: page }),
            isCurrent: page === address.pageNumber,
          },
    ),
  };
}
