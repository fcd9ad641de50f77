import { afterEach, expect, test, vi } from 'vitest';
import { leaveOutScrolledAnimations, runsByClock } from './ending-animations';

class Clock {}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('Storybook hears of what ends by the clock, not of what follows the scroll position', () => {
  const byClock = { timeline: new Clock() };
  const afterItsEnd = { timeline: null };
  const byScroll = { timeline: {} };
  vi.stubGlobal('DocumentTimeline', Clock);
  const page = { getAnimations: () => [byClock, afterItsEnd, byScroll] };
  vi.stubGlobal('document', page);
  leaveOutScrolledAnimations();
  expect(page.getAnimations()).toEqual([byClock, afterItsEnd]);
  expect(runsByClock(byScroll as unknown as Animation)).toBe(false);
});
