import { formatClock, formatDate, formatLongDate, formatNearDate } from '@bazaar/domain/dates/jalali';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { timeLeft } from '@bazaar/domain/trade-requests/deadline';
import type { TradeStatus } from '@bazaar/domain/trade-requests/status';
import { turnOf } from '@bazaar/domain/trade-requests/turn';
import { tradeRequestMessages as texts } from '@/translations/trade-requests';

export interface DeadlineView {
  /** «۱۸ ساعت مانده», «بی‌مهلت», or the day a request ended. */
  readonly text: string;
  /** The moment itself; empty without a deadline. */
  readonly moment: string;
  /** Both in one line, with one date. */
  readonly line: string;
  /** The buyer has a day or less, or is late. */
  readonly isUrgent: boolean;
  /** So far away that it hurries nobody: a date says more than the number of days. */
  readonly isFar: boolean;
}

/** From this many working days on a deadline is told by its date. */
const FAR_DAYS = 30;

export interface Dated {
  readonly status: TradeStatus;
  readonly dueAt?: string | undefined;
  readonly closedAt?: string | undefined;
  readonly lastEventAt?: string | undefined;
}

/** Returns until when whoever has the turn may act; of an ended request, the day it ended. */
export function deadlineView({ status, dueAt, closedAt, lastEventAt }: Dated, nowMs: number): DeadlineView {
  const turn = turnOf(status);
  if (turn === 'ended') {
    const day = formatDate(closedAt ?? lastEventAt ?? '');
    return { text: day, moment: '', line: day, isUrgent: false, isFar: false };
  }
  const { kind, count } = timeLeft(dueAt, nowMs);
  const isNear =
    kind === 'passed' || kind === 'minutes' || kind === 'hours' || (kind === 'workingDays' && count === 1);
  const isFar = kind === 'workingDays' && count > FAR_DAYS;
  const left = texts.timeLeft[kind](formatNumber(count));
  const moment = dueAt === undefined ? '' : texts.moment(formatLongDate(dueAt), formatClock(dueAt));
  return {
    text: isFar ? texts.until(formatNearDate(dueAt ?? '', nowMs)) : left,
    moment,
    line: lineOf(left, moment, kind === 'passed', isFar),
    isUrgent: turn === 'buyer' && isNear,
    isFar,
  };
}

function lineOf(left: string, moment: string, isPassed: boolean, isFar: boolean): string {
  if (moment === '') return left;
  if (isFar) return texts.until(moment);
  return isPassed ? `${left}؛ ${moment}` : `${left}، ${texts.until(moment)}`;
}
