// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRenderedAtOnce, renderInTurns } from '@/lib/framework/render-at-once';
import { listenForLinks } from './client-navigation';

const push = vi.fn();
/** Whether the last click kept the browser's default. */
let isLeftToBrowser = false;
let stop: () => void;

const lastListener = (event: Event) => {
  isLeftToBrowser = !event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  push.mockReset();
  document.body.innerHTML = `
    <a id="product" href="/products/sp-1/x"><b id="inside">پمپ</b></a>
    <a id="filter" href="/products/category/c-1?f=p-1:1~2@u-1">صافی</a>
    <a id="part" href="/products/sp-1/x#offers">پیشنهادها</a>
    <a id="window" href="/products/sp-2/x" target="_blank">پنجره</a>`;
  addEventListener('click', lastListener);
  stop = listenForLinks({ push });
});
afterEach(() => {
  stop();
  removeEventListener('click', lastListener);
});

describe('watchLinks', () => {
  it('follows a link to a page on mousedown, and not again on click', () => {
    press('inside');
    expect(push).toHaveBeenCalledExactlyOnceWith('/products/sp-1/x');
    send('inside', 'click');
    expect(push).toHaveBeenCalledTimes(1);
    expect(isLeftToBrowser).toBe(false);
  });

  it('renders the first view of a page within the press, but not a part of it, which may stand below', () => {
    press('product');
    expect(isRenderedAtOnce()).toBe(true);
    renderInTurns();
    press('part');
    expect(push).toHaveBeenLastCalledWith('/products/sp-1/x#offers');
    expect(isRenderedAtOnce()).toBe(false);
  });

  it('leaves nothing focused that leaves with the page, and keeps the focus of a key', () => {
    const link = document.getElementById('product');
    document.getElementById('filter')?.focus();
    expect(press('product')).toBe(false);
    expect(document.activeElement).toBe(document.body);
    link?.focus();
    send('product', 'click');
    expect(document.activeElement).toBe(link);
  });

  it('waits for the click for a touch, for a key, and on a filter of the list', () => {
    press('product', { pointerType: 'touch' });
    press('filter');
    expect(push).not.toHaveBeenCalled();
    send('product', 'click');
    send('filter', 'click');
    expect(push.mock.calls.flat()).toEqual(['/products/sp-1/x', '/products/category/c-1?f=p-1:1~2@u-1']);
  });

  it.each([
    ['another window', 'window', {}],
    ['a new tab', 'product', { ctrlKey: true }],
    ['another button', 'product', { button: 1 }],
  ])('leaves %s to the browser', (_, id, more) => {
    press(id, more);
    send(id, 'click', more);
    expect(push).not.toHaveBeenCalled();
    expect(isLeftToBrowser).toBe(true);
  });

  it('follows a second press on the same link', () => {
    for (let round = 0; round < 2; round += 1) {
      press('product');
      send('product', 'click');
    }
    expect(push).toHaveBeenCalledTimes(2);
  });
});

type Init = MouseEventInit & { pointerType?: string };

/** Returns true when the browser may do what it does on a press. */
function press(id: string, init: Init = {}): boolean {
  send(id, 'pointerdown', init);
  return send(id, 'mousedown', init);
}

function send(id: string, type: string, { pointerType = 'mouse', ...init }: Init = {}): boolean {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  return document.getElementById(id)?.dispatchEvent(Object.assign(event, { pointerType })) ?? true;
}
