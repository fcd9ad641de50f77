import type { BesideFigures } from './measure-beside.ts';

interface Row {
  readonly title: string;
  readonly name: keyof BesideFigures;
  readonly unit: string;
  readonly digits?: number;
  readonly goal: string;
}

const rows: readonly Row[] = [
  { title: 'Warm product pages a second, gzip', name: 'gzipPerSecond', unit: '', goal: '≥ 10 times' },
  { title: 'the same, plain', name: 'plainPerSecond', unit: '', goal: '—' },
  { title: 'From a list to a product, p75', name: 'navigationMs', unit: ' ms', goal: '≤ 0.5' },
  { title: 'the same, throttled', name: 'throttledNavigationMs', unit: ' ms', goal: '≤ 0.5' },
  { title: 'Largest paint of a product, throttled', name: 'lcpMs', unit: ' ms', goal: '≤ 0.6' },
  { title: 'Its layout shift at 412 px', name: 'phoneShift', unit: '', digits: 3, goal: '≤ 0.01' },
  { title: 'Its script', name: 'scriptKb', unit: ' KB', digits: 1, goal: '≤ 1' },
  { title: 'Its document, plain', name: 'plainKb', unit: ' KB', digits: 1, goal: '≤ 130 KB' },
  { title: 'the same, gzip', name: 'gzipKb', unit: ' KB', digits: 1, goal: '≤ 30 KB' },
];

/** Returns the table of both storefronts with their ratio, and the shifts of our pages with the longest titles. */
export function besideLines(
  [own, other]: readonly [BesideFigures, BesideFigures],
  shifts: readonly { readonly path: string; readonly shift: number }[],
): string[] {
  return [
    '| Measure | Bazaar | The other storefront | Ratio | Goal |',
    '|---|---:|---:|---:|---|',
    ...rows.map(({ title, name, unit, digits = 0, goal }) => {
      const [one, two] = [own[name], other[name]];
      const ratio = two === 0 ? '—' : (one / two).toFixed(2);
      return `| ${title} | ${one.toFixed(digits)}${unit} | ${two.toFixed(digits)}${unit} | ${ratio} | ${goal} |`;
    }),
    '',
    `Layout shift at 412 px, throttled, of the pages with the longest titles: ${shifts
      .map(({ path, shift }) => `\`${decodeURIComponent(path)}\` ${shift.toFixed(4)}`)
      .join(', ')}.`,
  ];
}
