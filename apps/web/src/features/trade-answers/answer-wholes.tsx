import { formatDate } from '@bazaar/domain/dates';
import { formatToman } from '@bazaar/domain/money';
import { formatNumber, joinList } from '@bazaar/domain/persian';
import type { AnswerComparison, AnswerTotal } from '@bazaar/domain/trade-answers/compare-answers';
import { daysBefore, dispatchDay } from '@bazaar/domain/trade-answers/dispatch-day';
import { ButtonLink } from '@bazaar/ui/button';
import type { AnswerWhole } from '@bazaar/ui/patterns/answer-comparison';
import { accountPaths } from '@/lib/navigation/account-paths';
import { tradeAnswerMessages as texts } from '@/translations/trade-answers';
import { awardOf } from './answer-lines';
import type { AnswerColumn } from './answered-requests';

/** Returns what an answer comes to as a whole, and the next step with it. */
export function toWhole(
  column: AnswerColumn,
  total: AnswerTotal,
  comparison: AnswerComparison,
  { columns, nowMs }: { readonly columns: readonly AnswerColumn[]; readonly nowMs: number },
): AnswerWhole {
  const { shippingRial } = column.compared;
  const { leadTimeDays, totalRial, deviationCount, isLowestTotal, isEarliest } = total;
  return {
    shipping:
      shippingRial === undefined
        ? texts.unknown
        : shippingRial === 0
          ? texts.free
          : formatToman(shippingRial),
    payment: column.paymentTerm === undefined ? texts.unknown : texts.payments[column.paymentTerm],
    delivery: leadTimeDays === undefined ? texts.unknown : deliveryText(column, leadTimeDays, nowMs),
    deliveryAward: awardOf(isEarliest, texts.earliest, deviationCount),
    total: totalRial === undefined ? texts.noTotal : formatToman(totalRial),
    totalAward: awardOf(isLowestTotal, texts.lowestTotal, deviationCount),
    totalNote: totalRial === undefined ? missingText(total) : leadText(total, comparison, columns),
    action: <NextStep column={column} total={total} />,
  };
}

function deliveryText({ request }: AnswerColumn, leadTimeDays: number, nowMs: number) {
  const day = dispatchDay(leadTimeDays, nowMs);
  return (
    <>
      {formatDate(day)}{' '}
      <small>{request.neededBy === undefined ? '' : needText(daysBefore(request.neededBy, day))}</small>
    </>
  );
}

/** Returns «۱۰ روز پیش از نیاز». */
export function needText(days: number): string {
  if (days === 0) return texts.onNeed;
  return days > 0 ? texts.beforeNeed(formatNumber(days)) : texts.afterNeed(formatNumber(-days));
}

/** Returns «قلم ۲ و قلم ۵». */
export function linesText(positions: readonly number[]): string {
  return joinList(positions.map((position) => texts.line(formatNumber(position + 1))));
}

function missingText({ isAnswered, unpriced, linesRial, isShippingKnown }: AnswerTotal): string | undefined {
  if (!isAnswered) return undefined;
  if (unpriced.length > 0) return texts.priceMissing(linesText(unpriced));
  if (linesRial === undefined) return texts.quantityDiffers;
  return isShippingKnown ? undefined : texts.shippingMissing(formatToman(linesRial));
}

/** Returns how far the lowest total is below the next one that can be taken. */
function leadText(
  { totalRial, isLowestTotal }: AnswerTotal,
  { totals }: AnswerComparison,
  columns: readonly AnswerColumn[],
): string | undefined {
  if (!isLowestTotal || totalRial === undefined) return undefined;
  const others = totals.filter(
    (other) => other.isOpenOffer && other.totalRial !== undefined && other.totalRial > totalRial,
  );
  const next = others.sort((one, other) => Number(one.totalRial) - Number(other.totalRial))[0];
  const name = columns.find(({ compared }) => compared.id === next?.requestId)?.supplier.name;
  if (next?.totalRial === undefined || name === undefined) return undefined;
  return texts.lessThan(formatToman(next.totalRial - totalRial), name);
}

function NextStep({
  column: { request },
  total,
}: {
  readonly column: AnswerColumn;
  readonly total: AnswerTotal;
}) {
  const href = accountPaths.tradeRequest(request.id);
  if (!request.allowedActions.includes('Message') || request.status !== 'Answered') {
    return (
      <ButtonLink href={href} size="small">
        {texts.see}
      </ButtonLink>
    );
  }
  const isComplete = total.unpriced.length === 0;
  return (
    <ButtonLink href={`${href}#conversation`} size="small" tone={isComplete ? 'quiet' : 'secondary'}>
      {isComplete ? texts.discuss : texts.askPrice(linesText(total.unpriced))}
    </ButtonLink>
  );
}
