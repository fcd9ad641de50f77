// @vitest-environment jsdom
import { getRecordVisitMockHandler } from '@bazaar/api/mocks/page-visits';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { VisitCounter } from './visit-counter';

const { requests } = mockServer(getRecordVisitMockHandler());
let visibility: DocumentVisibilityState = 'visible';

// Imports the chunk of the call first: the time of a first import is not what these tests measure.
beforeAll(() => import('@/lib/calls/calls-of-visitor'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  sessionStorage.clear();
  visibility = 'visible';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Advances the clock, and awaits what is loaded and called meanwhile. */
const pass = async (durationMs: number) => {
  await vi.advanceTimersByTimeAsync(durationMs);
  await vi.dynamicImportSettled();
};
const show = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('VisitMark', () => {
  it('counts a visit after three visible seconds, not before', async () => {
    render(<VisitCounter objectType="Product" objectId="sp-1" />);
    await pass(2_999);
    expect(requests).toEqual([]);
    await pass(1);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body).toEqual({ objectType: 'Product', objectId: 'sp-1', path: '/' });
  });

  it('ignores the time in a hidden tab', async () => {
    render(<VisitCounter objectType="Category" objectId="c-1" />);
    await pass(2_000);
    show('hidden');
    await pass(60_000);
    expect(requests).toEqual([]);
    show('visible');
    await pass(1_000);
    expect(requests).toHaveLength(1);
  });

  it('counts an object once per session, and another object separately', async () => {
    for (const id of ['sp-1', 'sp-1', 'sp-2']) {
      const { unmount } = render(<VisitCounter objectType="Product" objectId={id} />);
      await pass(3_000);
      unmount();
    }
    expect(requests).toHaveLength(2);
  });

  it('R-427 tells whoever is logged in where the same visit went on, and counts it no more', async () => {
    const see = async (address: string) => {
      history.replaceState(null, '', address);
      const { unmount } = render(<VisitCounter objectType="Category" objectId="c-1" />);
      await pass(3_000);
      unmount();
    };
    await see('/list');
    await see('/list?f=p-bore:20~30@u-mm');
    expect(requests).toHaveLength(1);
    localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' }));
    await see('/list?f=p-bore:20~30@u-mm');
    await see('/list?f=p-bore:20~30@u-mm');
    localStorage.clear();
    expect(requests.slice(1).map(({ body }) => body)).toEqual([
      { objectType: 'Category', objectId: 'c-1', path: '/list?f=p-bore:20~30@u-mm', isContinued: true },
    ]);
    history.replaceState(null, '', '/');
  });

  it('does not count a page that is left earlier', async () => {
    const { unmount } = render(<VisitCounter objectType="Product" objectId="sp-1" />);
    await pass(2_000);
    unmount();
    await pass(5_000);
    expect(requests).toEqual([]);
  });
});
