// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { widenPicture } from './wider-picture';

it.each([
  [1, ''],
  [2, '/a.webp?w=1024 1024w'],
])('gives a screen with pixel ratio %s the srcset "%s"', (ratio, srcset) => {
  document.body.innerHTML = '<img src="data:," data-wider="/a.webp?w=1024 1024w">';
  const picture = document.querySelector('img')!;
  Object.defineProperty(picture, 'clientWidth', { value: 480 });
  Object.defineProperty(picture, 'naturalWidth', { value: 640 });
  Object.defineProperty(globalThis, 'devicePixelRatio', { value: ratio, configurable: true });
  widenPicture();
  expect(picture.srcset).toBe(srcset);
  expect(picture.hasAttribute('data-wider')).toBe(false);
});
