import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { giveReactItsTurns, renderAtOnce, renderInTurns } from './render-at-once';

const require = createRequire(import.meta.url);
const source = (path: string) => readFileSync(require.resolve(path), 'utf8');
type Scope = NonNullable<Parameters<typeof giveReactItsTurns>[0]>;

/** Returns what React is given, and takes its turns of the messages by hand. */
function scopeOfTest() {
  const messages: unknown[] = [];
  class Channel {
    port1: { onmessage?: () => void } = {};
    port2 = { postMessage: (): unknown => messages.push(this.port1.onmessage) };
  }
  const scope: Scope = { MessageChannel: Channel as unknown as typeof MessageChannel };
  giveReactItsTurns(scope);
  const runMessages = () => {
    for (const run of messages.splice(0)) (run as () => void)();
  };
  return { scope, runMessages };
}

it('renders within the task of a press, and by messages before and after it', async () => {
  const { scope, runMessages } = scopeOfTest();
  const work = vi.fn();
  const turn = async () => {
    scope.setImmediate?.(work);
    await Promise.resolve();
    return work.mock.calls.length;
  };
  expect(await turn()).toBe(0);
  runMessages();
  expect(work).toHaveBeenCalledTimes(1);
  renderAtOnce();
  expect(await turn()).toBe(2);
  renderInTurns();
  expect(await turn()).toBe(2);
  runMessages();
  expect(work).toHaveBeenCalledTimes(3);
});

it('renders what a message is under way for within the press, once', async () => {
  const { scope, runMessages } = scopeOfTest();
  const work = vi.fn();
  scope.setImmediate?.(work);
  renderAtOnce();
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(1);
  runMessages();
  expect(work).toHaveBeenCalledTimes(1);
});

it('lets other tasks in, however much React has to do', async () => {
  const { scope } = scopeOfTest();
  const work = vi.fn(() => scope.setImmediate?.(work));
  renderAtOnce();
  scope.setImmediate?.(work);
  await new Promise((resolve) => setTimeout(resolve));
  // The turn under way, and sixty more.
  expect(work).toHaveBeenCalledTimes(61);
});

it('renders in turns again with the next task', async () => {
  const { scope } = scopeOfTest();
  const work = vi.fn();
  renderAtOnce();
  await new Promise((resolve) => setTimeout(resolve));
  scope.setImmediate?.(work);
  await Promise.resolve();
  expect(work).not.toHaveBeenCalled();
});

it('keeps a function that is there', () => {
  const setImmediate = vi.fn();
  const scope: Scope = { MessageChannel, setImmediate };
  giveReactItsTurns(scope);
  expect(scope.setImmediate).toBe(setImmediate);
});

it.each(['next/dist/compiled/scheduler/cjs/scheduler.production.js'])(
  '%s requests its turns through setImmediate, one at a time',
  (path) => {
    const scheduler = source(path);
    expect(scheduler).toMatch(/"function" === typeof localSetImmediate/);
    expect(scheduler).toMatch(/localSetImmediate\(performWorkUntilDeadline\)/);
    expect(
      scheduler.match(/isMessageLoopRunning = !0\), schedulePerformWorkUntilDeadline\(\)/g),
    ).toBeTruthy();
  },
);

it('the framework runs the instrumentation of the client before it loads React', () => {
  const start = source('next/dist/client/app-next-turbopack.js');
  const at = (text: string) => start.indexOf(text);
  expect(at('require-instrumentation-client')).toBeGreaterThan(0);
  expect(at("require('./app-index')")).toBeGreaterThan(at('require-instrumentation-client'));
});
