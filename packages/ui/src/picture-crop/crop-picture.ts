/** A square of a picture, in the picture's own pixels. */
export interface CroppedSquare {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type CroppedType = 'image/webp' | 'image/jpeg';

export interface CropOptions {
  readonly type: CroppedType;
  /** Pixels of a side: never less than the first, scaled down to the second. */
  readonly sides: readonly [least: number, most: number];
}

/** Returns the side of the result in pixels: that of the square, within the bounds. */
export function sideOfResult(width: number, [least, most]: CropOptions['sides']): number {
  return Math.round(Math.min(most, Math.max(least, width)));
}

/** Returns the largest zoom at which a square of the picture still has `least` pixels per side. */
export function mostZoom(naturalWidth: number, naturalHeight: number, least: number): number {
  return Math.min(5, Math.max(1, Math.min(naturalWidth, naturalHeight) / least));
}

/**
 * Draws a square of a picture into a new file.
 * @throws when the picture cannot be decoded, or the browser cannot encode it
 */
export async function cropPicture(src: string, square: CroppedSquare, options: CropOptions): Promise<Blob> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const side = sideOfResult(square.width, options.sides);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  // A transparent picture would become black as a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, square.x, square.y, square.width, square.width, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, options.type, 0.9));
  if (!blob) throw new Error(`The picture was not written as ${options.type}.`);
  return blob;
}
