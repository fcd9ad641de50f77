import type { SupplierSummary, TradeRequestSummary, TradeRequestsBySupplier } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money/rial';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import type { RequestListFilter } from '@bazaar/domain/trade-requests/list-filter';
import { type NextStep, nextStep } from '@bazaar/domain/trade-requests/next-step';
import { compareByTurn, turnOf } from '@bazaar/domain/trade-requests/turn';
import { accountPaths } from '@/lib/navigation/account-paths';
import { tradeListTexts as texts } from '@/translations/trade-list';
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

export interface NextLink {
  readonly step: NextStep;
  readonly text: string;
  readonly href: string;
  /** The buyer's turn: it is a button, otherwise a plain link. */
  readonly isOwnTurn: boolean;
}

/** Part of the request's page that a step is done at. */
const PARTS: Partial<Record<NextStep, string>> = {
  Pay: 'request-fee',
  RenewPayment: 'request-fee',
  Publish: 'next',
  Message: 'conversation',
  Answer: 'request-lines',
  Reissue: 'next',
  OtherSuppliers: 'next',
};

/** Returns the row's one link: to the page where the step is done. No step is done from the list itself. */
export function nextLink(request: ListedRequest, filter: RequestListFilter): NextLink {
  const { id, status, allowedActions, correctionCount, payableRial, group, groupKey } = request;
  const comparableCount = group?.answeredCount ?? 0;
  const step = nextStep({ status, allowedActions, comparableCount });
  const counted = step === 'Compare' ? comparableCount : correctionCount;
  const count = counted === undefined ? '' : formatNumber(counted);
  const sum = payableRial === undefined ? '' : formatToman(payableRial);
  const isEdit = step === 'Continue' || step === 'Correct' || step === 'TakeBack';
  const href = isEdit
    ? accountPaths.tradeRequestEdit(id)
    : step === 'Print'
      ? accountPaths.tradeRequestReport(id)
      : step === 'Compare' && groupKey !== undefined
        ? accountPaths.tradeAnswers(groupKey)
        : requestHref(id, filter, PARTS[step]);
  return { step, text: texts.next[step](count, sum), href, isOwnTurn: turnOf(status) === 'buyer' };
}
