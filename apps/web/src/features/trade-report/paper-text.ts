import { toCsv } from '@bazaar/domain/compare/compare-csv';
import { toLatinDigits } from '@bazaar/domain/persian/digits';
import { tradeReportTexts as texts } from '@/translations/trade-report';
import type { Paper, PaperFact } from './paper';
import type { ReportOptions } from './report-options';

/** Whoever leaves the prices out of the sheet leaves them out of its copies. */
type CopyOptions = Pick<ReportOptions, 'hasPrices'>;

/** Returns the sheet as text to paste into a messenger. */
export function plainText(paper: Paper, address: string, { hasPrices }: CopyOptions): string {
  const facts = (title: string, list: readonly PaperFact[]) =>
    list.length === 0 ? [] : ['', title, ...list.map(({ label, value }) => `${label}: ${value}`)];
  const lines = paper.lines.flatMap(({ row, title, properties, note, quantity, price, sum }) => [
    `${row}. ${title}، ${quantity}`,
    ...(properties === '' ? [] : [`   ${properties}`]),
    ...(note === '' ? [] : [`   ${note}`]),
    ...(hasPrices ? [`   ${paper.priceHead}: ${price}، ${texts.sum}: ${sum}`] : []),
  ]);
  return [
    texts.title(paper.number),
    ...(paper.isDraft ? [`${texts.draft}: ${texts.draftDetail}`] : []),
    ...paper.meta,
    ...facts(texts.buyer, paper.buyer),
    ...facts(texts.supplier, paper.supplier),
    '',
    `${texts.lines} (${paper.lineNote})`,
    ...lines,
    ...(hasPrices && paper.total ? [`${texts.total}: ${paper.total.toman} (${paper.total.rial})`] : []),
    ...facts(texts.terms, paper.terms),
    '',
    address,
  ].join('\n');
}

/** Returns the lines as CSV for spreadsheets: Latin digits, no separators between thousands. */
export function paperCsv(paper: Paper, { hasPrices }: CopyOptions): string {
  const { heads } = texts;
  const plain = (text: string) => toLatinDigits(text).replaceAll('٬', '').replaceAll('٫', '.');
  return toCsv([
    [
      ...[heads.row, heads.title, heads.properties, heads.note, heads.quantity],
      ...(hasPrices ? [paper.priceHead, texts.sum] : []),
    ],
    ...paper.lines.map(({ row, title, properties, note, quantity, price, sum }) =>
      [row, title, properties, note, quantity, ...(hasPrices ? [price, sum] : [])].map(plain),
    ),
  ]);
}
