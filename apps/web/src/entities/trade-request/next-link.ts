import type { TradeRequestSummary } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money/rial';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { type NextStep, nextStep } from '@bazaar/domain/trade-requests/next-step';
import { turnOf } from '@bazaar/domain/trade-requests/turn';
import { accountPaths } from '@/lib/navigation/account-paths';
import { tradeListTexts as texts } from '@/translations/trade-list';

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

/**
 * Returns the one link of a listed request: to the page where its next step is done. No step is done from a list itself.
 *
 * @param pageHref address of the request's page, at one of its parts
 */
export function nextLink(
  request: TradeRequestSummary,
  pageHref: (part: string | undefined) => string,
): NextLink {
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
        : pageHref(PARTS[step]);
  return { step, text: texts.next[step](count, sum), href, isOwnTurn: turnOf(status) === 'buyer' };
}
