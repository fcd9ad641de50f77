// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { focusFirstError } from './form-problems';

afterEach(() => document.body.replaceChildren());

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('focuses the first field in error, also when the errors are rendered some frames later', async () => {
  document.body.innerHTML = '<form id="f"><input id="a"><input id="b"></form>';
  focusFirstError('f');
  await nextFrame();
  await nextFrame();
  document.getElementById('b')?.setAttribute('aria-invalid', 'true');
  await nextFrame();
  await nextFrame();
  expect(document.activeElement?.id).toBe('b');
});
