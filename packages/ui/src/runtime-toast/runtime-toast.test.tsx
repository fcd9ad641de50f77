// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RuntimeToasts } from './runtime-toast';

const SHOWN_MS = 4_000;
const onClose = vi.fn();
const host = document.createElement('div');
const root = createRoot(host);
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(async () => {
  vi.useFakeTimers();
  document.body.append(host);
  const toast = { status: 'success', title: 'saved', id: 1, timeoutMs: SHOWN_MS } as const;
  await act(async () =>
    root.render(<RuntimeToasts label="messages" closeLabel="close" toasts={[toast]} onClose={onClose} />),
  );
});
afterEach(async () => {
  await act(async () => root.render(null));
  vi.useRealTimers();
  onClose.mockClear();
});

/** Returns the element the next Tab leads to. */
const firstStop = () =>
  [...document.querySelectorAll<HTMLElement>('button, [tabindex]')].find(({ tabIndex }) => tabIndex >= 0);

it('is held by the first stop of the keyboard, and goes on when the focus has left', async () => {
  await act(async () => firstStop()?.focus());
  await act(async () => vi.advanceTimersByTime(10 * SHOWN_MS));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('close');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => (document.activeElement as HTMLElement).blur());
  await act(async () => vi.advanceTimersByTime(SHOWN_MS));
  expect(onClose).toHaveBeenCalledWith(1);
});

it('leaves it to the region around it to be read out', () => {
  expect(host.textContent).toContain('saved');
  expect(host.querySelectorAll('[aria-live], [role="status"]')).toHaveLength(0);
});
