import { toCsv } from '@bazaar/domain/compare/compare-csv';
import { formatClock, formatShortDate } from '@bazaar/domain/dates/jalali';
import { toLatinDigits } from '@bazaar/domain/persian/digits';
import { turnOf } from '@bazaar/domain/trade-requests/turn';
import { statusView } from '@/entities/trade-request/status-view';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { tradeRequestMessages } from '@/translations/trade-requests';
import type { ListedRequest } from '../request-rows';

/** Returns requests as CSV for spreadsheets: Persian heads, Jalali dates, Latin digits, sums in Rial. */
export function csvOf(requests: readonly ListedRequest[]): string {
  const rows = requests.map((request) => [
    request.number,
    request.buyerReference ?? '',
    request.title,
    request.supplier.name,
    request.supplier.cityName ?? '',
    String(request.lineCount),
    statusView(request.status).text,
    tradeRequestMessages.turns[turnOf(request.status)],
    momentOf(request.dueAt),
    request.payableRial === undefined ? '' : String(request.payableRial),
    momentOf(request.createdAt),
    momentOf(request.lastEventAt),
  ]);
  return toCsv([texts.csv, ...rows.map((row) => row.map(toLatinDigits))]);
}

function momentOf(at: string | undefined): string {
  return at === undefined ? '' : `${formatShortDate(at)} ${formatClock(at)}`;
}
