import type { SupplierSummary, TradeRequestSummary, TradeRequestsBySupplier } from '@bazaar/api/model';
import type { RequestListFilter } from '@bazaar/domain/trade-requests/list-filter';
import { compareByTurn } from '@bazaar/domain/trade-requests/turn';
import { type NextLink, nextLink as nextLinkOf } from '@/entities/trade-request/next-link';
import { requestHref } from './requests-address';

/** A request of the list with its supplier. */
export type ListedRequest = TradeRequestSummary & {
  readonly supplier: Pick<SupplierSummary, 'id' | 'name' | 'cityName'>;
};

/** Returns the requests of a page in the order by turn: the service gathers them by supplier. */
export function listedRequests({ groups }: Pick<TradeRequestsBySupplier, 'groups'>): ListedRequest[] {
  return groups
    .flatMap(({ supplier, items }) => items.map((item) => ({ ...item, supplier })))
    .sort(compareByTurn);
}

/** Returns the row's one link; the filter stays in the address of the request's page. */
export function nextLink(request: ListedRequest, filter: RequestListFilter): NextLink {
  return nextLinkOf(request, (part) => requestHref(request.id, filter, part));
}
