import type { Page } from '@playwright/test';
import { readPaint } from '../../../scripts/bench/screens/page-paint.ts';
import { axeViolations } from './axe-violations';
import { pageIsAtRest } from './listeners';

const WIDTHS = [360, 768, 1440];
/** Goal for every page. */
const MOST_SHIFT = 0.01;
const MORE_VISITS = 3;
const POLICY = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "style-src 'self'"];

/** Visits a page once and returns what is wrong with it: policy, layout shifts, axe at the width of the test, and what does not fit. */
export async function faultsOfPage(page: Page, path: string): Promise<unknown[]> {
  const faults: unknown[] = [];
  const stopListening = listenForRefusals(page, (text) => faults.push([path, text]));
  const response = await page.goto(path);
  faults.push(
    ...faultsOfPolicy(response?.headers()['content-security-policy'] ?? '').map((at) => [path, at]),
  );
  await pageIsAtRest(page);
  const { shift, moved } = await leastShift(page, path);
  if (shift > MOST_SHIFT) faults.push([path, 'layout shift', shift, moved]);

  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  // As tall as a whole page: a target which a sticky bar covers for a moment is not too small.
  await page.setViewportSize({ width: size.width, height: 4000 });
  const violations = await axeViolations(page);
  if (violations.length > 0) faults.push([path, violations]);
  for (const width of size.width < 600 ? [size.width] : WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const unfit = await page.evaluate(readFit);
    if (unfit !== '') faults.push([path, width, unfit]);
  }
  await page.setViewportSize(size);
  stopListening();
  return faults;
}

/** Reports what the policy of a page refuses it. Returns the function that stops it. */
export function listenForRefusals(page: Page, report: (text: string) => void): () => void {
  const listen = (message: { text(): string }) => {
    if (/Content Security Policy|Refused to/.test(message.text())) report(message.text());
  };
  page.on('console', listen);
  return () => page.off('console', listen);
}

/**
 * Returns the layout shift of the page on screen, or the least of a few visits more where it had too much: a busy machine paints a table
 * before its last rows have arrived, and its columns find their widths anew.
 */
async function leastShift(page: Page, path: string) {
  let least = await page.evaluate(readPaint);
  for (let visit = 0; visit < MORE_VISITS && least.shift > MOST_SHIFT; visit += 1) {
    await page.goto(path);
    await pageIsAtRest(page);
    const next = await page.evaluate(readPaint);
    if (next.shift < least.shift) least = next;
  }
  return least;
}

function faultsOfPolicy(policy: string): string[] {
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  return [
    ...(scripts === '' ? ['no script-src'] : []),
    ...(policy.match(/unsafe-inline|unsafe-eval/g) ?? []),
    ...POLICY.filter((part) => !policy.includes(part)).map((part) => `without ${part}`),
  ];
}

/** Runs in the browser: returns what does not fit its width, and headings that are missing or out of order. */
function readFit(): string {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sidewaysPx = Math.max(
    scrollWidth - clientWidth,
    // Measured at both edges: in a right-to-left page, what overflows at the right cannot be scrolled to.
    ...Array.from(document.querySelectorAll('h1'), (title) =>
      Math.ceil(title.getBoundingClientRect().right - clientWidth),
    ),
  );
  const levels = Array.from(document.querySelectorAll('h1, h2, h3, h4'), ({ tagName }) => Number(tagName[1]));
  const titles = levels.filter((level) => level === 1).length;
  const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return sidewaysPx > 0 || titles !== 1 || skips
    ? `${sidewaysPx} px too wide, headings ${levels.join('')}`
    : '';
}
