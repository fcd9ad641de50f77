// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabStorage } from '@/lib/storage/browser-storage';
import { isChunkFailure, listenForChunkFailures, mayReload } from './chunk-failure';

describe('isChunkFailure', () => {
  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new Error('Failed to load chunk /_next/static/chunks/a.js'), true],
    [new TypeError('Failed to fetch dynamically imported module: http://x/a.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new TypeError('x is not a function'), false],
    [undefined, false],
  ])('%s → %s', (error, expected) => {
    expect(isChunkFailure(error)).toBe(expected);
  });
});

describe('mayReload', () => {
  it.each([
    [undefined, 50_000, true],
    [45_000, 50_000, false],
    [40_001, 50_000, false],
    [40_000, 50_000, true],
    [60_000, 50_000, true],
  ])('R-119 last %s, now %s → %s', (last, now, expected) => {
    expect(mayReload(last, now)).toBe(expected);
  });
});

describe('watchChunkFailures', () => {
  const reload = vi.fn();
  let stop = () => {};
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
    stop = listenForChunkFailures(reload);
  });
  afterEach(() => stop());
  const fail = (message: string) => dispatchEvent(new ErrorEvent('error', { error: new Error(message) }));

  it('R-119 reloads once for a lost file, and not again within ten seconds', () => {
    fail('Failed to load chunk a.js');
    fail('Failed to load chunk b.js');
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('leaves other errors alone', () => {
    fail('x is not a function');
    expect(reload).not.toHaveBeenCalled();
  });
  it('never reloads where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fail('Failed to load chunk a.js');
    expect(reload).not.toHaveBeenCalled();
    // What could not be stored is held for the page only.
    vi.restoreAllMocks();
    tabStorage.remove('bazaar-chunk-reload');
  });
  it('never reloads where it could not remember that it did', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    fail('Failed to load chunk a.js');
    expect(reload).not.toHaveBeenCalled();
  });
});
