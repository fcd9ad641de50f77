import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel. */
  readonly pixels: Buffer;
}

/** The accepted pictures: one lossless WebP for each story and width, named `<story>.<width>.webp`. */
export class Baseline {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  names(): string[] {
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.slice(0, -'.webp'.length))
      .sort();
  }

  async read(name: string): Promise<Picture> {
    return decode(readFileSync(this.#path(name)));
  }

  async write(name: string, picture: Picture): Promise<void> {
    writeFileSync(this.#path(name), await encode(picture));
  }

  remove(name: string): void {
    rmSync(this.#path(name), { force: true });
  }

  #path(name: string): string {
    return `${this.#folder}/${name}.webp`;
  }
}

export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Lossless: what comes back is what went in, pixel by pixel. */
export function encode({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}
