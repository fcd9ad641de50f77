// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDeviceFlags } from './device-flags';

function Flags({ isRefreshed }: { readonly isRefreshed?: boolean }) {
  const { name, isMobile } = useDeviceFlags({ isRefreshed });
  return `${name}${isMobile ? ', mobile' : ''}`;
}

let root: Root;
let place: HTMLElement;
const draw = (isRefreshed?: boolean) => act(() => root.render(<Flags isRefreshed={isRefreshed} />));
const resizeTo = (width: number) => {
  window.innerWidth = width;
  act(() => window.dispatchEvent(new Event('resize')));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  window.innerWidth = 1440;
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the flags of a device', () => {
  it('are a phone’s on the server', () => {
    expect(renderToString(<Flags />)).toBe('xs, mobile');
  });

  it('follow the window 50 ms after the last change of its size', () => {
    draw();
    expect(place.textContent).toBe('lg');
    resizeTo(700);
    pass(49);
    resizeTo(360);
    pass(49);
    expect(place.textContent).toBe('lg');
    pass(1);
    expect(place.textContent).toBe('xs, mobile');
  });

  it('stay as they were when refreshing is not enabled', () => {
    draw();
    draw(false);
    resizeTo(360);
    pass(1000);
    expect(place.textContent).toBe('lg');
    draw(true);
    expect(place.textContent).toBe('xs, mobile');
  });

  it('leave nothing behind', () => {
    draw();
    resizeTo(360);
    act(() => root.render(null));
    expect(vi.getTimerCount()).toBe(0);
  });
});
