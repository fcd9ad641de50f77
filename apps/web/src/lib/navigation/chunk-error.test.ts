// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Subject = typeof import('./chunk-error');

const lost = new Error('Failed to load chunk a.js');
let isChunkFailure: Subject['isChunkFailure'];
let askForReload: Subject['askForReload'];
/** Each test is a document of its own. */
beforeEach(async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('bazaar.reload-for-chunk'));
  vi.restoreAllMocks();
  vi.resetModules();
  ({ isChunkFailure, askForReload } = await import('./chunk-error'));
});

describe('isChunkFailure', () => {
  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new Error('Failed to load chunk /_next/static/chunks/a.js'), true],
    [new Error('Failed to load chunk /_next/static/chunks/a.js from module 12'), true],
    [new TypeError('Failed to fetch dynamically imported module: http://x/a.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new TypeError('x is not a function'), false],
    [undefined, false],
  ])('%s → %s', (error, expected) => {
    expect(isChunkFailure(error)).toBe(expected);
  });
});

describe('askForReload', () => {
  const arriveBy = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);

  it('R-119 leaves it to the shell, which is in another file with a copy of this module', async () => {
    const reload = vi.fn(() => true);
    vi.resetModules();
    (await import('./chunk-error')).offerReload(reload);
    const load = vi.fn();
    expect(askForReload(lost, load)).toBe(true);
    expect(reload).toHaveBeenCalledWith(lost);
    expect(load).not.toHaveBeenCalled();
  });
  it('R-119 reloads the page itself when the shell is missing too', () => {
    arriveBy('navigate');
    const load = vi.fn();
    expect(askForReload(lost, load)).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
  });
  it('R-119 does not reload again after a reload that did not help: no loop', () => {
    arriveBy('reload');
    const load = vi.fn();
    expect(askForReload(lost, load)).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
  it('leaves other errors alone', () => {
    const load = vi.fn();
    expect(askForReload(new Error('x is not a function'), load)).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
});
