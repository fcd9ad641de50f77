import pixelmatch from 'pixelmatch';
import type { Picture } from './picture.ts';

export interface Difference {
  readonly changedPixels: number;
  /** The differing pixels, drawn over a pale copy of the picture. */
  readonly drawing: Picture;
}

/**
 * Returns the pixels in which two pictures differ, `undefined` when there are none. Antialiasing counts: with the pinned Chromium of one
 * machine it does not vary.
 */
export function compare(before: Picture, after: Picture): Difference | undefined {
  if (before.width === after.width && before.height === after.height && before.pixels.equals(after.pixels))
    return undefined;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const pixels = Buffer.alloc(width * height * 4);
  const changedPixels = pixelmatch(
    onCanvas(before, width, height),
    onCanvas(after, width, height),
    pixels,
    width,
    height,
    { threshold: 0.02, includeAA: true, alpha: 0.2 },
  );
  const isResized = before.width !== after.width || before.height !== after.height;
  if (changedPixels === 0 && !isResized) return undefined;
  return { changedPixels, drawing: { width, height, pixels } };
}

function onCanvas({ width, height, pixels }: Picture, canvasWidth: number, canvasHeight: number): Buffer {
  if (width === canvasWidth && height === canvasHeight) return pixels;
  const canvas = Buffer.alloc(canvasWidth * canvasHeight * 4);
  for (let row = 0; row < height; row += 1)
    pixels.copy(canvas, row * canvasWidth * 4, row * width * 4, (row + 1) * width * 4);
  return canvas;
}
