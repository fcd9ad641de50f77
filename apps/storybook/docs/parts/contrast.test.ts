import { color } from '@bazaar/ui/tokens';
import { describe, expect, it } from 'vitest';
import { colorPairs, contrast, decorativeColors, neededRatio } from './contrast.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#FFFFFF', '#FFFFFF', 1],
  ])('of %s on %s is %d', (front, ground, ratio) => {
    expect(contrast(front, ground)).toBeCloseTo(ratio, 1);
  });

  it.each(colorPairs)('of $front on $ground is enough for $use: $where', ({ front, ground, use }) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(neededRatio[use]);
  });

  it('is known of every colour that is not decoration', () => {
    const named = new Set<string>([
      ...decorativeColors,
      ...colorPairs.flatMap(({ front, ground }) => [front, ground]),
    ]);
    expect(Object.keys(color).filter((name) => !named.has(name))).toEqual([]);
  });
});
