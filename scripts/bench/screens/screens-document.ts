import type { TransferFigures } from '../page-transfer.ts';
import { writeSection } from '../write-section.ts';
import type { ColdPage } from './cold-page.ts';
import type { Paint } from './page-paint.ts';

export interface ScreenFigures extends ColdPage, TransferFigures, Paint {
  /** Folder of the page below `src/app`. */
  readonly route: string;
}

export interface AllFigures {
  readonly products: number;
  readonly screens: readonly ScreenFigures[];
  readonly plainMs: number;
  readonly throttledMs: number;
  readonly processorSeconds: number;
}

const head = [
  'Screen',
  'Calls cold',
  'Rounds',
  'Calls warm',
  'HTML, plain',
  'with gzip',
  'JavaScript: its own',
  'with ahead',
  'Styles: its own',
  'with ahead',
  'Fetched ahead',
  'Requests in 6 s',
  'to the API',
  'LCP throttled',
  'Shift',
];

/** Rewrites the screens table in docs/benchmarks.md. */
export function writeScreens({
  products,
  screens,
  plainMs,
  throttledMs,
  processorSeconds,
}: AllFigures): void {
  const rows = screens.map((screen) => [
    `\`/${screen.route}\``,
    screen.calls,
    screen.rounds,
    screen.warmCalls,
    `${screen.htmlPlainKb} KB`,
    `${screen.htmlKb} KB`,
    `${screen.scriptKb} KB`,
    `${screen.scriptWithAheadKb} KB`,
    `${screen.styleKb} KB`,
    `${screen.styleWithAheadKb} KB`,
    `${screen.aheadKb} KB`,
    screen.requests,
    screen.backendCallsFromBrowser,
    `${screen.lcpMs} ms`,
    screen.shift.toFixed(3),
  ]);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  writeSection(
    'screens',
    [
      `Seed of ${products} products.`,
      '',
      line(head),
      line(head.map(() => '---')),
      ...rows.map(line),
      '',
      '| Measure | Figure | Reference |',
      '|---|---|---|',
      line(['From the list to a product, 75th percentile', `${plainMs} ms`, '42 ms']),
      line(['the same, throttled', `${throttledMs} ms`, '1,358 ms']),
      line([
        'Processor seconds for 1,000 warm product pages and what is fetched ahead',
        processorSeconds.toFixed(1),
        '—',
      ]),
    ].join('\n'),
  );
}
