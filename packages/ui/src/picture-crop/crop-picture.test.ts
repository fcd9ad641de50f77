import { describe, expect, it } from 'vitest';
import { mostZoom, sideOfResult } from './crop-picture.ts';

describe('the size of a cropped picture', () => {
  it.each([
    [150, 200],
    [200, 200],
    [333.4, 333],
    [4000, 512],
  ])('of a square of %s pixels is %s', (width, side) => {
    expect(sideOfResult(width, [200, 512])).toBe(side);
  });

  it.each([
    [1000, 600, 3],
    [200, 200, 1],
    [120, 900, 1],
    [8000, 6000, 5],
  ])('lets a picture of %s × %s be zoomed %s times', (width, height, zoom) => {
    expect(mostZoom(width, height, 200)).toBe(zoom);
  });
});
