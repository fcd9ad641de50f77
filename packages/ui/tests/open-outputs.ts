import type { Page } from '@playwright/test';
import { findDefinitions, findSupplements } from '../scripts/generate/find-sources.ts';
import { resolveDefinition } from '../scripts/generate/resolve-definition.ts';
import { writeStyleSheets } from '../scripts/generate/write-style-sheet.ts';
import { type DrawnDefinition, drawnDefinition } from './drawn-definitions.ts';
import { launchChromium } from './launch-chromium.ts';
import { bundleOutputsPage } from './outputs-page.ts';

export interface Outputs {
  readonly page: Page;
  readonly definitions: readonly DrawnDefinition[];
  readonly caseCount: number;
  /** Forces a pointer or focus state on every element of these definitions; no states removes them again. */
  force(definitions: readonly DrawnDefinition[], states: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a page in a real browser with every definition in every choice of its variants, rendered by both outputs.
 *
 * @param supplements which supplementary stylesheets are loaded, by their path below `src`
 */
export async function openOutputs(supplements: (source: string) => boolean): Promise<Outputs> {
  const found = await findDefinitions();
  const resolved = found.map(resolveDefinition);
  const definitions = resolved.map(drawnDefinition);
  const caseCount = definitions.reduce((sum, { choices }) => sum + choices.length, 0);
  const loaded = findSupplements().filter(({ source }) => supplements(source));
  const sheet = (writeStyleSheets(resolved, loaded).get('styles') ?? '').replace(/@font-face\{[^}]*\}/g, '');
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 360, height: 900 } });
  await page.setContent(
    `<!doctype html><html lang="fa" dir="rtl"><head><style>*{transition:none!important;animation:none!important}</style><style id="sheet">${sheet}</style></head><body class="font_body t_light"></body></html>`,
  );
  const files = [...new Set(found.map(({ source }) => source))];
  await page.addScriptTag({ content: await bundleOutputsPage(files, definitions) });
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-output="runtime"]').length === count,
    caseCount,
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  return {
    page,
    definitions,
    caseCount,
    force: async (forced, states) => {
      const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
      const selector = forced.map(({ name }) => `[data-definition="${name}"] [data-output]`).join(',');
      const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
      // All at once: one by one, the browser would recalculate the styles of the page after each.
      await Promise.all(
        nodeIds.map((nodeId) =>
          devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] }),
        ),
      );
    },
    close: () => browser.close(),
  };
}

/** Runs in the browser: returns the differences between the two elements of each case. */
export function differences(): string[] {
  return [...document.querySelectorAll('[data-case]')].flatMap((pair) => {
    const [fixed, runtime] = ['static', 'runtime'].map((output) => {
      const element = pair.querySelector(`[data-output="${output}"]`);
      return element ? getComputedStyle(element) : undefined;
    });
    if (!fixed || !runtime) return [`${pair.getAttribute('data-case')}: not drawn`];
    return [...fixed]
      .filter((property) => !property.startsWith('--'))
      .filter((property) => fixed.getPropertyValue(property) !== runtime.getPropertyValue(property))
      .map(
        (property) =>
          `${pair.getAttribute('data-case')}: ${property}: ${fixed.getPropertyValue(property)} | ${runtime.getPropertyValue(property)}`,
      );
  });
}
