// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
let chunk: typeof import('./chunk-failure');
/** Each test is a document of its own in one tab. */
beforeEach(async () => {
  vi.resetModules();
  sessionStorage.clear();
  reload.mockClear();
  chunk = await import('./chunk-failure');
});
afterEach(() => vi.restoreAllMocks());

describe('mayReload', () => {
  it.each([
    [undefined, 50_000, true],
    [45_000, 50_000, false],
    [40_001, 50_000, false],
    [40_000, 50_000, true],
    [60_000, 50_000, true],
  ])('R-119 last %s, now %s → %s', (last, now, expected) => {
    expect(chunk.mayReload(last, now)).toBe(expected);
  });
});

describe('reloadForChunk', () => {
  const lost = new Error('Failed to load chunk a.js');
  /** Simulates a reload of the same tab. */
  const nextDocument = async () => {
    vi.resetModules();
    chunk = await import('./chunk-failure');
  };

  it('R-119 reloads the page once for any number of missing files, and reports it to all of them', () => {
    expect([chunk.reloadForChunk(lost, reload), chunk.reloadForChunk(lost, reload)]).toEqual([true, true]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('R-119 does not reload again within ten seconds: no loop', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(50_000);
    chunk.reloadForChunk(lost, reload);
    await nextDocument();
    vi.spyOn(Date, 'now').mockReturnValue(59_999);
    expect(chunk.reloadForChunk(lost, reload)).toBe(false);
    vi.spyOn(Date, 'now').mockReturnValue(60_000);
    expect(chunk.reloadForChunk(lost, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
  it('leaves other errors alone', () => {
    expect(chunk.reloadForChunk(new Error('x is not a function'), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
  it('never reloads when it cannot record the reload', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(chunk.reloadForChunk(lost, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reloadForChunk with a full storage', () => {
  it('never reloads', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(chunk.reloadForChunk(new Error('Failed to load chunk a.js'), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('R-119 reloads for an error boundary in another file', async () => {
  const { askForReload } = await import('./chunk-error');
  const lost = new Error('Failed to load chunk a.js');
  chunk.reloadForChunk(lost, reload);
  expect(askForReload(lost, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('listenForChunkFailures', () => {
  it.each([
    ['an error', () => new ErrorEvent('error', { error: new Error('Failed to load chunk a.js') })],
    [
      'a rejection nobody handled',
      () =>
        Object.assign(new Event('unhandledrejection'), { reason: new Error('Failed to load chunk a.js') }),
    ],
  ])('R-119 detects %s', (_, failure) => {
    const stop = chunk.listenForChunkFailures(reload);
    dispatchEvent(failure());
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
  });
});
