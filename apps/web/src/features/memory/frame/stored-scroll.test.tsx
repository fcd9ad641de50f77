// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabStorage } from '@/lib/storage/browser-storage';
import { returnToList, useStoredScroll } from './stored-scroll';

const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  for (const key of tabStorage.keys()) tabStorage.remove(key);
});

function List({ address, isShown }: { readonly address: string; readonly isShown: boolean }) {
  useStoredScroll(address, isShown);
  return null;
}
const scrollToPlace = (place: number) => {
  vi.stubGlobal('scrollY', place);
  dispatchEvent(new Event('scroll'));
};

it('R-422 is where it was when what was open instead is closed, or Back returns', () => {
  const { rerender, unmount } = render(<List address="/notes" isShown />);
  scrollToPlace(740);
  rerender(<List address="/notes" isShown={false} />);
  scrollToPlace(0);
  returnToList();
  rerender(<List address="/notes" isShown />);
  expect(scrolled.mock.calls).toEqual([[0, 740]]);
  scrollToPlace(900);
  unmount();
  dispatchEvent(new PopStateEvent('popstate'));
  render(<List address="/notes" isShown />);
  expect(scrolled.mock.lastCall).toEqual([0, 900]);
});

it('R-422 begins at the top when it is opened anew, or is another list', () => {
  const { unmount } = render(<List address="/notes" isShown />);
  scrollToPlace(500);
  unmount();
  const again = render(<List address="/notes" isShown />);
  again.unmount();
  returnToList();
  render(<List address="/favourites" isShown />);
  expect(scrolled).not.toHaveBeenCalled();
});
