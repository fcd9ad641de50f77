import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly element?: Element; readonly failureSummary?: string }[];
}

declare global {
  interface Window {
    readonly axe: {
      configure(spec: { readonly noHtml: boolean }): void;
      run(
        context: object | Document,
        options: object,
      ): Promise<{ readonly violations: readonly Violation[] }>;
    };
  }
}

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  // Passing results are not read, so axe need not describe them; no rule that runs reads the style sheets.
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
  // A message quotes the element itself: axe need not work out where in the page each of thousands stands.
  selectors: false,
  elementRef: true,
};

const wcag = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };

/** Returns what axe finds on the page, or in the part that `selector` names, by the rules of WCAG 2.2 AA and axe's own best practices when `isStrict`. */
export async function axeViolations(
  page: Page,
  { selector, isStrict = false }: { readonly selector?: string; readonly isStrict?: boolean } = {},
): Promise<string[]> {
  // The policy of a page applies to script elements, not to what the browser's own protocol runs.
  await page.evaluate(`if (!window.axe) { ${axeSource} }`);
  // What fades in or out is paler than it will be, and axe measures what it sees: without motion it is there at once, or gone.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const violations = await page.evaluate(runAxe, [
    selector,
    isStrict ? options : { ...options, ...wcag },
  ] as const);
  await page.emulateMedia({ reducedMotion: null });
  return violations;
}

/**
 * Runs in the browser. A word whose letters join is narrower than the sum of its letters, and so is a word that a font draws as an icon.
 * Axe takes Persian text for icons, which need no contrast; measured like this, no word is an icon. No page measures text on a canvas.
 */
async function runAxe([selector, options]: readonly [string | undefined, object]): Promise<string[]> {
  CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: 30 * text.length }) as TextMetrics;
  window.axe.configure({ noHtml: true });
  const { violations } = await window.axe.run(
    selector === undefined ? document : { include: [selector] },
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ element, failureSummary }) => `${id}: ${element?.outerHTML.slice(0, 200)} ${failureSummary}`,
    ),
  );
}
