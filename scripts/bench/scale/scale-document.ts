import { writeSection } from '../write-section.ts';
import type { VariantFigures } from './measure-sizes.ts';
import type { SizeFigures } from './run-size.ts';

const pages = [
  { page: 'product', title: 'Product page (its three calls)', goal: 1.2 },
  { page: 'search', title: 'Search with one or two letters (list and suggestions)', goal: 2 },
  { page: 'home', title: 'Home (its calls)', goal: 1.1 },
] as const;

/** Replaces the part between the scale markers; the surrounding text is written by hand. */
export function writeScale(sizes: readonly SizeFigures[]): void {
  writeSection('scale', [sizeTable(sizes), pageTable(sizes), callTable(sizes)].join('\n\n'));
}

function sizeTable(sizes: readonly SizeFigures[]): string {
  const rows = sizes.map(({ products, seedSeconds, databaseMb, plans }) =>
    row([
      count(products),
      `${seedSeconds.toFixed(0)} s`,
      `${count(Math.round(databaseMb))} MB`,
      count(plans.statements),
      String(plans.scans.length),
      count(plans.mostRows),
    ]),
  );
  const head = [
    'Products',
    'Seeding',
    'Database',
    'Plans looked at',
    'of them reading a large table whole',
    'most rows of one statement',
  ];
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}

function pageTable(sizes: readonly SizeFigures[]): string {
  const head = ['Page', ...sizes.map(({ products }) => `${count(products)}: sum of p50`), 'growth', 'goal'];
  const rows = pages.map(({ page, title, goal }) => {
    const sums = sizes.map(({ variants }) => sumOf(variants.filter((variant) => variant.page === page)));
    return row([title, ...sums.map(ms), growth(sums), `≤ ${goal}`]);
  });
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}

function callTable(sizes: readonly SizeFigures[]): string {
  const head = ['Call', ...sizes.map(({ products }) => `${count(products)}: p50 / p95`), 'growth of p50'];
  const rows = (sizes[0]?.variants ?? []).map(({ title }, index) => {
    const figures = sizes.flatMap(({ variants }) => variants[index] ?? []);
    return row([
      title,
      ...figures.map(({ p50, p95 }) => `${ms(p50)} / ${ms(p95)}`),
      growth(figures.map(({ p50 }) => p50)),
    ]);
  });
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}

function sumOf(variants: readonly VariantFigures[]): number {
  return variants.reduce((sum, { p50 }) => sum + p50, 0);
}

/** Ratio of the largest size to the smallest. */
function growth(values: readonly number[]): string {
  return ((values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN)).toFixed(2);
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function count(value: number): string {
  return value.toLocaleString('en');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
