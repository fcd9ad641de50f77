// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { byKeyboard } from './by-keyboard';

afterEach(() => document.body.replaceChildren());

/** Creates a story with one button; without `hasRing` the browser's own focus ring is removed, as by a careless stylesheet. */
function story(hasRing: boolean): { canvasElement: HTMLElement; button: HTMLButtonElement } {
  const canvasElement = document.createElement('div');
  const button = document.createElement('button');
  button.style.outline = 'none';
  if (hasRing) button.addEventListener('focus', () => button.style.setProperty('outline', '2px solid blue'));
  canvasElement.append(button);
  document.body.append(canvasElement);
  return { canvasElement, button };
}

const pressTab = (button: HTMLElement) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  button.focus();
};

describe('a test by keyboard only', () => {
  it('passes when keys are pressed and the focus shows', async () => {
    const { canvasElement, button } = story(true);
    await byKeyboard(() => pressTab(button))({ canvasElement });
  });

  it('fails when something has the focus without showing it', async () => {
    const { canvasElement, button } = story(false);
    await expect(byKeyboard(() => pressTab(button))({ canvasElement })).rejects.toThrow('without showing it');
  });

  it('fails when a pointer is used', async () => {
    const { canvasElement, button } = story(true);
    const pointed = byKeyboard(() => {
      pressTab(button);
      button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    });
    await expect(pointed({ canvasElement })).rejects.toThrow('something else than keys');
  });

  it('fails when no key is pressed', async () => {
    const { canvasElement } = story(true);
    await expect(byKeyboard(() => undefined)({ canvasElement })).rejects.toThrow();
  });
});
