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

/** Encodes losslessly: decoding returns the same pixels. */
export function encode({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}
