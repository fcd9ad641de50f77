// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVideoHistory } from './use-video-history';
import { showInAddress } from './video-history';

afterEach(cleanup);
const here = () => location.pathname + location.search;
const onClose = vi.fn<() => void>();
beforeEach(() => {
  onClose.mockClear();
  history.pushState(null, '', '/');
});

function open(address: string, isArrival = false) {
  history.pushState(null, '', address);
  return renderHook(({ isOpen }) => useVideoHistory('v-1', { isOpen, isArrival, onClose }), {
    initialProps: { isOpen: true },
  });
}

it('R-548 an open video and its second stand in the address beside the filter, and closing takes them away, once', async () => {
  const { result } = open('/videos?tag=x');
  expect(here()).toBe('/videos?tag=x&v=v-1');
  showInAddress('v-1', 12.8);
  expect(here()).toBe('/videos?tag=x&v=v-1&t=12');
  act(() => result.current());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(here()).toBe('/videos?tag=x');
  // The dialog reports that it has closed.
  act(() => result.current());
  await new Promise((resolve) => setTimeout(resolve));
  expect(here()).toBe('/videos?tag=x');
});

it('R-548 Back closes the player and stays on the page', async () => {
  const { result } = open('/search?q=x');
  expect(here()).toBe('/search?q=x');
  history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  act(() => result.current());
  await new Promise((resolve) => setTimeout(resolve));
  expect(here()).toBe('/search?q=x');
});

it('R-548 a page that was opened with a video loses it from its address when the player is closed', () => {
  const { result } = open('/videos?v=v-1&t=10', true);
  expect(here()).toBe('/videos?v=v-1&t=10');
  act(() => result.current());
  expect(here()).toBe('/videos');
  expect(onClose).toHaveBeenCalledTimes(1);
});
