import type { Page } from '@playwright/test';
import { expect, type Product, test } from './product';
import { removeQuestions, STORED_WORD, storeVectors } from './stored-texts';
import { tried } from './tried';

/** What a page of the site asks for by itself. */
const OWN_REQUESTS =
  /^\/(?:_next\/static\/|media\/|api\/v1\/(?:websitemenus|categories\/menu|pagevisits|visitorlogs)\b|favicon|icon|manifest)/;

declare global {
  interface Window {
    readonly refusals: string[];
  }
}

/** Writes down what a page with stored script must never do. */
async function watch(page: Page, { settings }: Product): Promise<string[]> {
  const events: string[] = [];
  page.on('dialog', (dialog) => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => events.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A picture of this site that does not exist is a picture still.
    const isLostPicture = message.location().url.startsWith(`${settings.SITE_URL}/media/`);
    if (message.type() === 'error' && !isLostPicture) events.push(`console: ${message.text()}`);
  });
  page.on('popup', () => events.push('popup'));
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOwn =
      origin === settings.SITE_URL && (request.isNavigationRequest() || OWN_REQUESTS.test(pathname));
    if (!isOwn) events.push(`request: ${request.method()} ${request.url()}`);
  });
  await page.addInitScript(() => {
    Object.defineProperty(self, 'refusals', { value: [] });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      self.refusals.push(`refused: ${violatedDirective} ${blockedURI}`),
    );
  });
  return events;
}

/** Returns what is broken of a page around other people's texts. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const faults = {
      'one h1': count('h1') === 1,
      'one main': count('main') === 1,
      'no wider than its screen': document.documentElement.scrollWidth <= innerWidth,
      header: count('body > header, body header') > 0,
      footer:
        document.querySelector('main ~ footer, footer') !== null && count('main footer.u-site-footer') === 0,
      'document.getElementById': typeof document.getElementById === 'function',
      'document.forms': document.forms instanceof HTMLCollection,
      'document.cookie': typeof document.cookie === 'string',
      'document.body': document.body instanceof HTMLBodyElement,
      'document.location': document.location === location,
      'ids of their own': new Set(ids).size === ids.length,
      'nothing active':
        count(
          'main :is(iframe, object, embed, base, meta, link, template, noframes, math, marquee, frameset, applet, plaintext)',
        ) === 0,
    };
    const handlers = [...document.querySelectorAll('main *')].flatMap(({ attributes }) =>
      [...attributes]
        .filter(({ name }) => /^on|^srcdoc$|^formaction$|^ping$/.test(name))
        .map(({ name }) => name),
    );
    return [
      ...Object.entries(faults).flatMap(([name, isRight]) => (isRight ? [] : [name])),
      ...handlers,
      ...self.refusals,
    ];
  });
}

test('S6 R-510 R-511 stored script in articles, help, questions and comments does nothing', async ({
  page,
  product,
}, info) => {
  // Where a word without a space is widest.
  await page.setViewportSize({ width: 360, height: 740 });
  const addresses = await storeVectors(product, info.retry);
  // The questions are one page and one read of everybody's.
  await product.forgetPages();
  try {
    const events = await watch(page, product);
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect.soft([address, await faultsOf(page), events.splice(0)]).toEqual([address, [], []]);
      expect.soft(new URL(page.url()).pathname).toBe(new URL(address, product.settings.SITE_URL).pathname);
      if (address.startsWith('/contents')) {
        await expect.soft(page.locator('#comments article')).not.toHaveCount(0);
        await expect.soft(page.locator('[id="part-1"]')).toHaveText('بخش 0');
      }
    }
    const questions = page.locator('main details').filter({ hasText: STORED_WORD });
    const vectors = await questions.count();
    expect(vectors).toBeGreaterThan(200);
    tried(vectors, `vectors on ${addresses.length} pages`);
  } finally {
    await removeQuestions(product);
    await product.forgetPages();
  }
});
