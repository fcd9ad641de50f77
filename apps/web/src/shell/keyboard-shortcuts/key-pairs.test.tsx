// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeyboardShortcuts } from './keyboard-shortcuts';
import { turnShortcuts } from './keyboard-shortcuts-key';

const { run } = vi.hoisted(() => ({ run: vi.fn() }));
vi.mock('./keyboard-shortcuts-run', () => ({ runShortcut: run }));

beforeEach(() => {
  localStorage.clear();
  render(<KeyboardShortcuts />);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** Presses a key at a time of the page, in ms. */
function press(code: string, atMs: number): void {
  const event = new KeyboardEvent('keydown', { bubbles: true, key: code.slice(3).toLowerCase(), code });
  Object.defineProperty(event, 'timeStamp', { value: atMs });
  document.body.dispatchEvent(event);
}

it('R-439 takes two keys for a pair within a second, whatever the layout', async () => {
  press('KeyG', 5_000);
  press('KeyM', 5_999);
  await waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith('memory'));
});

it('R-439 forgets the first key after a second, after another key, and while shortcuts are off', async () => {
  press('KeyG', 5_000);
  press('KeyM', 6_000);
  press('KeyG', 7_000);
  press('KeyX', 7_100);
  press('KeyT', 7_200);
  turnShortcuts(false);
  press('KeyG', 8_000);
  press('KeyT', 8_100);
  turnShortcuts(true);
  press('KeyJ', 9_000);
  await waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith('next'));
});
