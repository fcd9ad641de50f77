import { formatDate } from '@bazaar/domain/dates';
import { formatToman } from '@bazaar/domain/money';
import { formatNumber } from '@bazaar/domain/persian';
import type { AnswerComparison, AnswerTotal } from '@bazaar/domain/trade-answers/compare-answers';
import { daysBefore, dispatchDay } from '@bazaar/domain/trade-answers/dispatch-day';
import type { AnswerWinner } from '@bazaar/ui/patterns/answer-comparison';
import { tradeAnswerMessages as texts } from '@/translations/trade-answers';
import { leftText } from './answer-suppliers';
import { needText } from './answer-wholes';
import type { AnswerColumn } from './answered-requests';

/** Returns what can be said of all answers at a glance; what has no winner is left out. */
export function toWinners(
  columns: readonly AnswerColumn[],
  comparison: AnswerComparison,
  nowMs: number,
): AnswerWinner[] {
  const { totals } = comparison;
  return [
    lowestTotal(columns, totals),
    earliest(columns, totals, nowMs),
    lowestPrices(columns, comparison),
    firstToEnd(columns, nowMs),
  ].filter((winner) => winner !== undefined);
}

type Winner = AnswerWinner | undefined;

function lowestTotal(columns: readonly AnswerColumn[], totals: readonly AnswerTotal[]): Winner {
  const index = totals.findIndex(({ isLowestTotal }) => isLowestTotal);
  const total = totals[index];
  if (total?.totalRial === undefined) return undefined;
  return {
    id: 'total',
    label: texts.winners.total,
    value: (
      <>
        {formatToman(total.totalRial)} <small>{texts.toman}</small>
      </>
    ),
    note: named(columns[index], total.deviationCount),
  };
}

function earliest(columns: readonly AnswerColumn[], totals: readonly AnswerTotal[], nowMs: number): Winner {
  const index = totals.findIndex(({ isEarliest }) => isEarliest);
  const [total, column] = [totals[index], columns[index]];
  if (total?.leadTimeDays === undefined || column === undefined) return undefined;
  const day = dispatchDay(total.leadTimeDays, nowMs);
  const { neededBy } = column.request;
  const need = neededBy === undefined ? [] : [needText(daysBefore(neededBy, day))];
  return {
    id: 'delivery',
    label: texts.winners.delivery,
    value: formatDate(day),
    note: [named(column, total.deviationCount), ...need].join('، '),
  };
}

function lowestPrices(columns: readonly AnswerColumn[], { rows, totals }: AnswerComparison): Winner {
  const counts = columns.map((_, index) => rows.filter(({ cells }) => cells[index]?.isLowestPrice).length);
  const most = Math.max(0, ...counts);
  if (most === 0) return undefined;
  const index = counts.indexOf(most);
  return {
    id: 'price',
    label: texts.winners.price,
    value: texts.linesOf(formatNumber(most), formatNumber(rows.length)),
    note: named(columns[index], totals[index]?.deviationCount ?? 0),
  };
}

function firstToEnd(columns: readonly AnswerColumn[], nowMs: number): Winner {
  const ends = columns.filter(
    ({ request, compared }) => request.status === 'Answered' && compared.isOpenOffer && compared.validUntil,
  );
  const first = ends.sort((one, other) => endOf(one) - endOf(other))[0];
  if (first?.compared.validUntil === undefined) return undefined;
  return {
    id: 'validity',
    label: texts.winners.validity,
    value: leftText(first.compared.validUntil, nowMs),
    note: `${first.supplier.name}، ${formatDate(first.compared.validUntil)}`,
  };
}

function endOf({ compared }: AnswerColumn): number {
  return Date.parse(compared.validUntil ?? '');
}

function named(column: AnswerColumn | undefined, deviationCount: number): string {
  const name = column?.supplier.name ?? '';
  return deviationCount === 0 ? name : texts.withDeviations(name, formatNumber(deviationCount));
}
