// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { warmOnApproach } from './warm-on-approach';

beforeEach(() => {
  document.body.innerHTML = '<form data-list-form><input id="in" /></form><p id="out"></p>';
});

const approach = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));

it.each(['pointerover', 'focusin'])(
  'loads once for a %s in its regions, and for none elsewhere',
  async (type) => {
    const load = vi.fn(() => Promise.resolve());
    const stop = warmOnApproach('[data-list-form]', load);
    approach('out', type);
    expect(load).not.toHaveBeenCalled();
    approach('in', type);
    await Promise.resolve();
    approach('in', type);
    expect(load).toHaveBeenCalledTimes(1);
    stop();
  },
);

it('retries after a failed load', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const stop = warmOnApproach('[data-list-form]', load);
  approach('in', 'pointerover');
  await Promise.resolve();
  approach('in', 'pointerover');
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});
