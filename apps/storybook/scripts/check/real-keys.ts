import type { CDPSession, Page } from '@playwright/test';

/** `{Shift>}`, `{/Shift}`, `{Tab}` or one character. */
const stroke = /\{(\/?)([A-Za-z0-9]+)(>?)\}|([\s\S])/gu;

/**
 * Gives the stories the browser's own keyboard as `window.pressForReal`: Tab follows the browser's order, Escape closes what the platform
 * closes, Space and arrows move what the platform moves. Calls `onPress` for every press.
 */
export async function giveRealKeys(page: Page, onPress?: () => void): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.exposeFunction('pressForReal', async (keys: string) => {
    onPress?.();
    for (const [, isUp, name, isDown, character] of keys.matchAll(stroke)) {
      if (character !== undefined) await type(page, session, character);
      else if (name && isUp) await page.keyboard.up(name);
      else if (name && isDown) await page.keyboard.down(name);
      else if (name) await page.keyboard.press(name);
    }
  });
}

/** Types a character of the Persian layout, which the test library's own table does not have. */
async function type(page: Page, session: CDPSession, character: string): Promise<void> {
  if (/^[\x20-\x7e]$/.test(character)) return page.keyboard.press(character === ' ' ? 'Space' : character);
  const key = { key: character, text: character, unmodifiedText: character };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: character });
}

/** Takes the browser's keyboard from the stories until `takeRealKeys` is called with `false`: they press as for a visitor. */
export const takeRealKeys = (page: Page, isTaken: boolean): Promise<void> =>
  page.evaluate((taken) => {
    const keys = window as { pressForReal?: unknown; storedKeys?: unknown };
    if (taken && keys.pressForReal) keys.storedKeys = keys.pressForReal;
    keys.pressForReal = taken ? undefined : (keys.storedKeys ?? keys.pressForReal);
  }, isTaken);
