import type { CallFigures } from './backend-calls.ts';
import type { DistinctPageFigures } from './distinct-pages.ts';
import type { OpenBreakerFigures } from './open-breaker.ts';
import type { TransferFigures } from './page-transfer.ts';
import { writeSection } from './write-section.ts';

export interface Figures {
  readonly products: number;
  readonly transfer: TransferFigures;
  readonly calls: CallFigures;
  readonly openBreaker: OpenBreakerFigures;
  readonly distinct: DistinctPageFigures;
}

/** Replaces the measured part of docs/benchmarks.md; the surrounding text is written by hand. */
export function writeBenchmarks(figures: Figures): void {
  writeSection('measured', table(figures));
}

function table({ products, transfer, calls, openBreaker, distinct }: Figures): string {
  const rows: [string, string, string][] = [
    ['JavaScript transferred, product page', `${transfer.scriptKb} KB`, '≤ 157 KB'],
    ['Style sheets', `${transfer.styleKb} KB`, '≤ 12 KB'],
    ['Fonts', `${transfer.fontKb} KB`, '≤ 45 KB'],
    ['Pictures', `${transfer.imageKb} KB`, '—'],
    ['Requests in the first 6 s', `${transfer.requests}`, '—'],
    ['of those to the API', `${transfer.backendCallsFromBrowser}`, '—'],
    ['Backend calls, cold page', `${calls.cold}`, '≤ 3'],
    ['Backend calls, warm page', `${calls.warm}`, '0'],
    [`Cold pages/s over ${distinct.pages} addresses`, distinct.coldPagesPerSecond.toFixed(0), '—'],
    [
      'Memory before, halfway, after',
      [distinct.memoryBeforeMb, distinct.memoryHalfwayMb, distinct.memoryAfterMb]
        .map((mb) => `${mb.toFixed(0)} MB`)
        .join(', '),
      '≤ 362 MB',
    ],
    ['  slope over the second half', `${distinct.slopeKbPerPage.toFixed(2)} KB/page`, '< 1 KB/page'],
    ['Second visit: warm pages', `${distinct.secondVisit.warm} of ${distinct.pages}`, 'all'],
    ['Second visit: backend calls', `${distinct.secondVisit.backendCalls}`, '0'],
    [
      `Catalogue hangs, breaker open: p50 and p95 of ${openBreaker.pages} new pages, two at a time`,
      `${openBreaker.p50Ms.toFixed(0)} ms, ${openBreaker.p95Ms.toFixed(0)} ms`,
      '≤ 100 ms',
    ],
  ];
  const lines = rows.map(([what, figure, goal]) => `| ${what} | ${figure} | ${goal} |`);
  return [`Seed of ${products} products.`, '', '| Measure | Figure | Goal |', '|---|---|---|', ...lines].join(
    '\n',
  );
}
