// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isPlainClick } from './is-plain-click';

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ button: 2 }, false],
  [{ altKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
])('%j → %s', (init, expected) => {
  expect(isPlainClick(new MouseEvent('click', init))).toBe(expected);
});
