// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VisitCounter } from './visit-counter';

const send = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response('{}')));
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('fetch', send);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  send.mockClear();
  sessionStorage.clear();
  visibility = 'visible';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('VisitMark', () => {
  it('counts a visit after three seconds in front of the visitor, not before', () => {
    render(<VisitCounter objectType="Product" objectId="sp-1" />);
    vi.advanceTimersByTime(2_999);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledOnce();
    expect(JSON.parse(String(send.mock.calls[0]?.[1].body))).toEqual({
      objectType: 'Product',
      objectId: 'sp-1',
      path: '/',
    });
  });

  it('leaves out the time in a hidden tab', () => {
    render(<VisitCounter objectType="Category" objectId="c-1" />);
    vi.advanceTimersByTime(2_000);
    show('hidden');
    vi.advanceTimersByTime(60_000);
    expect(send).not.toHaveBeenCalled();
    show('visible');
    vi.advanceTimersByTime(1_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('counts an object once a session, and another one beside it', () => {
    for (const id of ['sp-1', 'sp-1', 'sp-2']) {
      const { unmount } = render(<VisitCounter objectType="Product" objectId={id} />);
      vi.advanceTimersByTime(3_000);
      unmount();
    }
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not count a page that is left before', () => {
    const { unmount } = render(<VisitCounter objectType="Product" objectId="sp-1" />);
    vi.advanceTimersByTime(2_000);
    unmount();
    vi.advanceTimersByTime(5_000);
    expect(send).not.toHaveBeenCalled();
  });
});
