import { formatNumber } from '@bazaar/domain/persian/numbers';
import { changeRequestFilter, LIST_PAGE_SIZE } from '@bazaar/domain/trade-requests/list-filter';
import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import { pageLinks } from '@/lib/paging/page-links';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { listHref } from '../requests-address';
import type { RequestList } from '../requests-list';

/** The pages of the list, and which rows this one shows. */
export function ListPages({ filter, requests, totalCount }: RequestList) {
  if (requests.length === 0) return null;
  const { pageNumber } = filter;
  const first = (pageNumber - 1) * LIST_PAGE_SIZE + 1;
  const pagination = pageLinks(texts.pages, pageNumber, Math.ceil(totalCount / LIST_PAGE_SIZE), (page) =>
    listHref(changeRequestFilter(filter, { pageNumber: page })),
  );
  return (
    <PaginationBar
      {...(pagination === undefined ? {} : { pagination })}
      summary={texts.shown(
        formatNumber(first),
        formatNumber(first + requests.length - 1),
        formatNumber(totalCount),
      )}
    />
  );
}
