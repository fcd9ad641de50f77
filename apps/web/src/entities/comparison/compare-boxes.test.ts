// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { itemOf, syncBoxes } from './compare-boxes';

it('ticks what waits in the tray, and nothing else', () => {
  document.body.innerHTML = `
    <input type="checkbox" value="sp-1" data-compare="6205" data-note="SKF" checked>
    <input type="checkbox" value="sp-2" data-compare="6206">
    <a href="/x" data-compare="6206" data-id="sp-2">x</a>`;
  syncBoxes(document, {
    categoryId: 'c',
    categoryName: 'c',
    path: '/c',
    items: [{ id: 'sp-2', name: '6206' }],
  });
  const [first, second] = document.querySelectorAll('input');
  expect([first?.checked, second?.checked]).toEqual([false, true]);
  expect(document.querySelector('a')?.getAttribute('aria-current')).toBe('true');
  expect(itemOf(first as HTMLElement)).toEqual({ id: 'sp-1', name: '6205', note: 'SKF' });
});
