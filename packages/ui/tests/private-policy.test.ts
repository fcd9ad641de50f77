import { readFileSync } from 'node:fs';
import type { Browser, Locator } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from './launch-chromium.ts';
import { openPrivatePage, type PrivatePage } from './private-policy/open-private-page.ts';

/**
 * The overlays on the Tamagui runtime work on a page whose policy is `style-src 'self' 'nonce-…'`: nothing is blocked, and their styles are
 * those of their definitions.
 */
let browser: Browser;
let opened: PrivatePage;

beforeAll(async () => {
  browser = await launchChromium();
  const stylesheet = readFileSync(new URL('../src/generated/styles.css', import.meta.url), 'utf8');
  opened = await openPrivatePage(browser, stylesheet.replace(/@font-face\{[^}]*\}/g, ''));
}, 120_000);
afterAll(() => browser?.close());

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
const white = 'rgb(255, 255, 255)';
const scrim = 'rgba(21, 25, 31, 0.48)';

describe('overlays of the runtime under a policy without unsafe-inline', () => {
  it('come from the server without style attributes and style elements', () => {
    expect(opened.markup).toContain('open popover');
    expect(opened.markup.match(/<[^>]*\sstyle="[^"]*"|<style[^>]*>/g)).toBeNull();
  });

  it('are hydrated as the server drew them', async () => {
    const { page, violations } = opened;
    expect(await page.evaluate('window.hydrationErrors')).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it('open a dialog', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'open dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'in a dialog' });
    await dialog.waitFor();
    expect(await styleOf(dialog, 'background-color')).toBe(white);
    expect(await styleOf(dialog, 'border-top-left-radius')).toBe('8px');
    expect(await styleOf(dialog, 'max-height')).toBe('868px');
    expect(await coloursUnder(dialog)).toContain(scrim);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('open a sheet that follows the finger and closes when it is pulled down', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'open sheet' }).click();
    const sheet = page.getByRole('dialog', { name: 'in a sheet' });
    await sheet.waitFor();
    const bottom = () => sheet.evaluate((node) => Math.round(node.getBoundingClientRect().bottom));
    await expect.poll(bottom).toBe(900);
    expect(await coloursUnder(sheet)).toContain(scrim);
    const box = await page.locator('#sheet-content').boundingBox();
    if (!box) throw new Error('The sheet is not drawn.');
    await page.mouse.move(box.x + 40, box.y + 4);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 14, { steps: 5 });
    await page.mouse.move(box.x + 40, box.y + 44, { steps: 10 });
    expect(await bottom()).toBeGreaterThan(900);
    await page.mouse.move(box.x + 40, 895, { steps: 10 });
    await page.mouse.up();
    await expect.poll(() => page.getByRole('dialog', { name: 'in a sheet' }).count()).toBe(0);
  });

  it('open a side sheet at the inline end, as high as the window', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'open side sheet' }).click();
    const sheet = page.getByRole('dialog', { name: 'in a side sheet' });
    await sheet.waitFor();
    const box = () =>
      sheet.evaluate((node) => {
        const { left, right, top, height } = node.getBoundingClientRect();
        const isRightToLeft = getComputedStyle(node).direction === 'rtl';
        return [isRightToLeft ? left : innerWidth - right, right - left, top, height].map(Math.round);
      });
    await expect.poll(box).toEqual([0, 584, 0, 900]);
    expect(await sheet.getAttribute('aria-describedby')).toBeNull();
    expect(await coloursUnder(sheet)).toContain(scrim);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(async () => (await box()).slice(0, 2)).toEqual([0, 360]);
    expect(await sheet.evaluate((node) => Math.round(node.getBoundingClientRect().bottom))).toBe(740);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });

  it('open a popover beside its button', async () => {
    const { page } = opened;
    const button = page.getByRole('button', { name: 'open popover' });
    expect(await styleOf(button, 'min-height')).toBe('44px');
    await button.click();
    const surface = page.getByRole('dialog', { name: 'help' });
    await surface.waitFor();
    expect(await colourBehind(surface.getByText('explained'))).toBe(white);
    const [anchor, box] = [await button.boundingBox(), await surface.boundingBox()];
    expect(Math.round((box?.y ?? 0) - (anchor?.y ?? 0) - (anchor?.height ?? 0))).toBe(8);
    await page.keyboard.press('Escape');
    await surface.waitFor({ state: 'detached' });
  });

  it('open a list of options at its field', async () => {
    const { page } = opened;
    const field = page.locator('#unit');
    expect(await styleOf(field, 'border-top-color')).toBe('rgb(134, 143, 155)');
    await field.click();
    const list = page.getByRole('listbox');
    await list.waitFor();
    expect(await styleOf(list, 'background-color')).toBe(white);
    expect(await styleOf(list, 'overflow-y')).toBe('auto');
    await page.getByRole('option', { name: 'psi' }).click();
    await expect.poll(() => field.textContent()).toContain('psi');
  });

  it('cut a square out of a picture', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'open crop' }).click();
    const cut = page.getByRole('button', { name: 'cut' });
    await cut.waitFor();
    const frame = page.getByRole('group', { name: 'picture' });
    await expect.poll(() => styleOf(frame, 'width')).not.toBe('auto');
    expect(await styleOf(frame, 'position')).toBe('absolute');
    const box = await frame.boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(Math.round(box?.height ?? 1));
    const zoom = page.getByRole('slider', { name: 'zoom' });
    await zoom.focus();
    await page.keyboard.press('ArrowUp');
    expect(await zoom.inputValue()).toBe('1.05');
    await frame.focus();
    await page.keyboard.press('ArrowDown');
    await cut.click();
    await expect.poll(() => page.locator('output').textContent()).toBe('image/webp true');
    await page.keyboard.press('Escape');
    await cut.waitFor({ state: 'detached' });
  });

  it('show a message in the corner', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'open toast' }).click();
    const close = page.getByRole('button', { name: 'close' });
    await close.waitFor();
    expect(await colourBehind(close)).toBe(white);
    const box = () => page.getByText('saved').boundingBox();
    // It slides in from above its place or below.
    await expect.poll(async () => (await box())?.y).toBeLessThan(120);
    expect((await box())?.x).toBeGreaterThan(384);
    await close.click();
    await close.waitFor({ state: 'detached' });
  });

  it('were refused nothing', async () => {
    expect(await opened.violations()).toEqual([]);
  });

  it('would report what is blocked', async () => {
    await opened.page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' }));
    });
    await expect.poll(opened.violations).toHaveLength(1);
  });
});

/** Returns the colours of all elements at the corner of the screen, topmost first: where an overlay has its scrim. */
function coloursUnder(overlay: Locator): Promise<string[]> {
  return overlay
    .page()
    .evaluate(() =>
      document.elementsFromPoint(4, 4).map((element) => getComputedStyle(element).backgroundColor),
    );
}

/** Returns the first colour that is not transparent, of an element or its ancestors. */
function colourBehind(locator: Locator): Promise<string> {
  return locator.evaluate((node) => {
    let element: Element | null = node;
    while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
      element = element.parentElement;
    return element ? getComputedStyle(element).backgroundColor : '';
  });
}
