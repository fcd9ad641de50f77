import type { Browser, CDPSession, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCompanions, findDefinitions } from '../scripts/generate/find-sources.ts';
import { resolveDefinition } from '../scripts/generate/resolve-definition.ts';
import { writeStyleSheets } from '../scripts/generate/write-style-sheet.ts';
import { launchChromium } from './launch-chromium.ts';
import { bundleOutputsPage } from './outputs-page.ts';

/**
 * One definition, two outputs: for every definition and every value of every variant the element drawn by generated classes and the one
 * drawn by the Tamagui runtime have the same computed style, at three widths and in each state. Companions are left out: they
 * add to the classes only.
 */
const states = ['', 'hover', 'focus', 'active'] as const;
let browser: Browser;
let page: Page;
let devtools: CDPSession;
let caseCount = 0;

beforeAll(async () => {
  const definitions = await findDefinitions();
  const resolved = definitions.map(resolveDefinition);
  caseCount = resolved.reduce((sum, { variants }) => sum + 1 + variants.length, 0);
  const sheets = writeStyleSheets(
    resolved,
    findCompanions().filter(({ source }) => source.startsWith('base/')),
  );
  const styleSheet = (sheets.get('styles') ?? '').replace(/@font-face\{[^}]*\}/g, '');
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 360, height: 900 } });
  await page.setContent(
    `<!doctype html><html lang="fa" dir="rtl"><head><style>*{transition:none!important}</style><style>${styleSheet}</style></head><body class="font_body t_light"></body></html>`,
  );
  await page.addScriptTag({ content: await bundleOutputsPage(definitions) });
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-output="runtime"]').length === count,
    caseCount,
  );
  devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
}, 120_000);

afterAll(() => browser?.close());

describe('static and runtime output of every definition', () => {
  for (const width of [360, 960, 1440]) {
    for (const state of states) {
      it(`have the same computed style at ${width} px${state && ` in ${state}`}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await force(state);
        expect(caseCount).toBeGreaterThan(60);
        expect(await page.evaluate(differences)).toEqual([]);
      }, 60_000);
    }
  }

  it('would be told apart', async () => {
    await page.addStyleTag({ content: '.u-card.u-card{padding-block-start:3px}' });
    expect(await page.evaluate(differences)).toContainEqual(expect.stringContaining('card: padding-top'));
  });
});

async function force(state: string): Promise<void> {
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-output]',
  });
  for (const nodeId of nodeIds) {
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: state ? [state] : [] });
  }
}

/** Runs in the browser. */
function differences(): string[] {
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
