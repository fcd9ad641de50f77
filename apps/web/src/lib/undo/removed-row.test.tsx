// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '@/lib/toasts/toast-store';
import { removals } from './removals';
import { RemovedRow } from './removed-row';
import { useRemovals } from './use-removals';

const send = vi.fn(async (_key: string): Promise<unknown> => undefined);
let ids: string[] = [];
let run = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  send.mockReset().mockResolvedValue(undefined);
  toastStore.setState({ toasts: [] });
  run += 1;
  ids = ['a', 'b', 'c'].map((name) => `${name}${run}`);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function List() {
  const { phaseOf, remove } = useRemovals();
  return (
    <ul>
      {ids
        .filter((key) => phaseOf(key) !== 'gone')
        .map((key) => (
          <li key={key}>
            {phaseOf(key) === 'waiting' ? (
              <RemovedRow removalKey={key}>«{key}» حذف شد.</RemovedRow>
            ) : (
              <button type="button" onClick={() => remove({ key, name: key, send: () => send(key) })}>
                {key}
              </button>
            )}
          </li>
        ))}
    </ul>
  );
}

const row = (at: number) => screen.queryByRole('button', { name: ids[at] ?? '' });
const press = (at: number) => fireEvent.click(row(at) as HTMLElement);
const undo = () => screen.getByRole('button', { name: 'بازگردانی' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('R-420 the focus goes to the undo, and back to the row that returns', async () => {
  render(<List />);
  press(1);
  expect(document.activeElement).toBe(undo());
  await act(async () => fireEvent.click(undo()));
  expect(document.activeElement).toBe(row(1));
  await pass(6_000);
  expect(send).not.toHaveBeenCalled();
});

it('R-420 the time runs when the focus has left the undo, and stands still under the pointer', async () => {
  render(<List />);
  press(1);
  await pass(10_000);
  act(() => row(2)?.focus());
  await pass(3_000);
  fireEvent.pointerEnter(undo());
  await pass(6_000);
  fireEvent.pointerLeave(undo());
  await pass(1_900);
  expect(send).not.toHaveBeenCalled();
  await pass(200);
  expect(send.mock.calls).toEqual([[ids[1]]]);
  expect(row(1)).toBeNull();
  expect(document.activeElement).toBe(row(2));
});

it('R-420 the row goes after thirty seconds at the latest, and the focus to the next', async () => {
  render(<List />);
  press(1);
  await pass(29_900);
  expect(send).not.toHaveBeenCalled();
  await pass(200);
  expect(send.mock.calls).toEqual([[ids[1]]]);
  expect(row(1)).toBeNull();
  expect(document.activeElement).toBe(row(2));
});

it('R-420 a row that is shown no more holds no time', async () => {
  const { rerender } = render(<List />);
  press(1);
  const [first, second, third] = ids as [string, string, string];
  ids = [first, third];
  rerender(<List />);
  await pass(5_100);
  expect(send.mock.calls).toEqual([[second]]);
});

it.each([
  ['the list', () => cleanup()],
  ['the page', () => void dispatchEvent(new Event('pagehide'))],
])('R-421 leaving %s sends what waits', async (_what, leave) => {
  render(<List />);
  press(0);
  press(2);
  await act(async () => leave());
  expect(send.mock.calls.map(([key]) => key)).toEqual([ids[0], ids[2]]);
  await pass(6_000);
  expect(send).toHaveBeenCalledTimes(2);
});

it('R-421 a failed removal brings the row back and names it', async () => {
  send.mockRejectedValue(Object.assign(new Error('no'), { status: 500 }));
  render(<List />);
  press(1);
  await act(() => removals.send());
  expect(row(1)).not.toBeNull();
  expect(toastStore.getState().toasts).toMatchObject([
    { status: 'error', title: expect.stringContaining(ids[1] as string) },
  ]);
});
