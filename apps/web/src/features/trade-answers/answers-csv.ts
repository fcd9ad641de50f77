import { toCsv } from '@bazaar/domain/compare';
import { toToman } from '@bazaar/domain/money';
import type { AnswerComparison } from '@bazaar/domain/trade-answers/compare-answers';
import { tradeAnswerMessages as texts } from '@/translations/trade-answers';
import type { AnswerColumn } from './answered-requests';

/** Returns the comparison as the `data:` address of a CSV file. Amounts are in Toman with Latin digits; what is unknown is an empty cell. */
export function answersCsvHref(columns: readonly AnswerColumn[], { rows, totals }: AnswerComparison): string {
  const amount = (rial: number | undefined) => (rial === undefined ? '' : String(toToman(rial)));
  const perLine = rows.flatMap(({ line, cells }) => [
    [line.title, texts.offer, ...cells.map((cell) => cell?.answer.offeredTitle ?? '')],
    [line.title, texts.price, ...cells.map((cell) => amount(cell?.price?.unitRial))],
    [line.title, texts.lineTotal, ...cells.map((cell) => amount(cell?.price?.totalRial))],
    [line.title, texts.delivery, ...cells.map((cell) => String(cell?.answer.leadTimeDays ?? ''))],
    [
      line.title,
      texts.required,
      ...cells.map((cell) => cell?.answer.deviations.map(({ text }) => text).join('; ') ?? ''),
    ],
  ]);
  const table = [
    ['', texts.corner, ...columns.map(({ supplier }) => supplier.name)],
    ...perLine,
    [texts.all, texts.shipping, ...columns.map(({ compared }) => amount(compared.shippingRial))],
    [texts.all, texts.total, ...totals.map(({ totalRial }) => amount(totalRial))],
  ];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(toCsv(table))}`;
}
