import { formatClock, formatLongDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import { timeLeft } from '@bazaar/domain/trade-requests/deadline';
import type { AnswerSupplier } from '@bazaar/ui/patterns/answer-comparison';
import { TrustLine } from '@bazaar/ui/trust-line';
import { datedTrust } from '@/entities/supplier/dated-trust';
import { statusView } from '@/entities/trade-request/status-view';
import { paths } from '@/lib/navigation/paths';
import { tradeAnswerMessages as texts } from '@/translations/trade-answers';
import { tradeRequestMessages } from '@/translations/trade-requests';
import { type AnswerColumn, isOver } from './answered-requests';

const HOUR_MS = 3_600_000;
const NEAR_DAYS = 1;

/** Returns the head of a column: who answered, when, and until when it holds. */
export function toSupplier(column: AnswerColumn, nowMs: number): AnswerSupplier {
  const { request, supplier, compared, publishedAt } = column;
  const { answeredAt } = compared;
  const state = isOver(request) ? statusView(request.status).text : undefined;
  const { trust, trustState } = datedTrust(supplier, nowMs);
  return {
    id: compared.id,
    name: supplier.name,
    href: paths.supplier(supplier),
    city: supplier.cityName,
    trust: trust === undefined ? undefined : <TrustLine state={trustState}>{trust}</TrustLine>,
    answered: answeredAt === undefined ? (state ?? texts.notAnswered) : instantText(answeredAt),
    answeredNote: [tookText(publishedAt, answeredAt), usualText(supplier.responseHours)]
      .filter(Boolean)
      .join('؛ '),
    state,
    validity: answeredAt === undefined ? undefined : validityOf(column, answeredAt, nowMs),
  };
}

function validityOf(
  { compared: { validUntil }, supplier }: AnswerColumn,
  answeredAt: string,
  nowMs: number,
): AnswerSupplier['validity'] {
  if (validUntil === undefined) return undefined;
  const [from, to] = [Date.parse(answeredAt), Date.parse(validUntil)];
  const left = timeLeft(validUntil, nowMs);
  return {
    remaining: leftText(validUntil, nowMs),
    until: texts.until(instantText(validUntil)),
    elapsed: to > from ? (nowMs - from) / (to - from) : 1,
    isNear: left.kind !== 'workingDays' || left.count <= NEAR_DAYS,
    label: texts.validityLabel(supplier.name),
  };
}

/** Returns «۳ روز کاری مانده». */
export function leftText(validUntil: string, nowMs: number): string {
  const { kind, count } = timeLeft(validUntil, nowMs);
  return tradeRequestMessages.timeLeft[kind](formatNumber(count));
}

function instantText(at: string): string {
  return `${formatLongDate(at)}، ${formatClock(at)}`;
}

function tookText(publishedAt: string | undefined, answeredAt: string | undefined): string {
  if (publishedAt === undefined || answeredAt === undefined) return '';
  const hours = Math.floor((Date.parse(answeredAt) - Date.parse(publishedAt)) / HOUR_MS);
  return hours < 1 ? texts.answeredSoon : texts.answeredAfter(formatNumber(hours));
}

function usualText(hours: number | undefined): string {
  return hours === undefined ? '' : texts.usually(formatNumber(hours));
}
