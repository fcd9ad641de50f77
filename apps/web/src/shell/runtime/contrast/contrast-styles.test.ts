// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { addContrastStyles } from './contrast-styles';

/** A system that changes its mind. */
function system(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  const ask = vi.fn(() => query);
  vi.stubGlobal('matchMedia', ask);
  return {
    ask,
    turn: (next: boolean) => {
      query.matches = next;
      query.dispatchEvent(new Event('change'));
    },
  };
}

it('loads the styles of high contrast for those who asked their system for it', () => {
  const load = vi.fn();
  const { ask } = system(true);
  addContrastStyles(load);
  expect(ask).toHaveBeenCalledWith('(forced-colors: active), (prefers-contrast: more)');
  expect(load).toHaveBeenCalledOnce();
});

it('loads nothing for anybody else, until they ask', () => {
  const load = vi.fn();
  const { turn } = system(false);
  const stop = addContrastStyles(load);
  expect(load).not.toHaveBeenCalled();
  turn(true);
  expect(load).toHaveBeenCalledOnce();
  stop();
  turn(true);
  expect(load).toHaveBeenCalledOnce();
});
