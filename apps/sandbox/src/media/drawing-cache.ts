import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingSvg } from '../drawings/drawing-svg';
import type { DrawingSubject } from '../drawings/drawing-values';
import { seedVersion } from '../seed/seed-version';

export const drawingWidths = [96, 320, 640, 1024] as const;

export type DrawingWidth = (typeof drawingWidths)[number];

export function isDrawingWidth(width: number): width is DrawingWidth {
  return (drawingWidths as readonly number[]).includes(width);
}

export interface DrawingRequest {
  id: string;
  width: DrawingWidth;
  drawing: DrawingSubject;
}

/** Pictures being made at this moment: two requests for one picture make it once. */
const inProgress = new Map<string, Promise<Buffer>>();

/** The WebP of one drawing: from the folder when it was made before, else made and kept there. */
export async function readDrawing(mediaFolder: string, request: DrawingRequest): Promise<Buffer> {
  // Another seed may draw the same id otherwise, so each has a folder of its own.
  const path = join(mediaFolder, `drawings-${seedVersion}`, `${request.id}-${request.width}.webp`);
  const stored = await readFile(path).catch(() => undefined);
  if (stored !== undefined) return stored;
  const running = inProgress.get(path) ?? makeDrawing(path, request);
  inProgress.set(path, running);
  return running.finally(() => inProgress.delete(path));
}

async function makeDrawing(path: string, { width, drawing }: DrawingRequest): Promise<Buffer> {
  // The density makes the vector as wide as asked before it becomes pixels, so that lines stay sharp.
  const svg = Buffer.from(drawingSvg(drawing, width));
  const density = Math.max(72, Math.ceil((72 * width) / 640));
  const image = await sharp(svg, { density }).resize({ width }).webp({ quality: 82, effort: 4 }).toBuffer();
  await keepFile(path, image);
  return image;
}

/** Written beside and moved into place: a killed process leaves no half picture. A full disk costs the cache, not the answer. */
async function keepFile(path: string, image: Buffer): Promise<void> {
  try {
    await mkdir(join(path, '..'), { recursive: true });
    const beside = `${path}.${process.pid}.part`;
    await writeFile(beside, image);
    await rename(beside, path);
  } catch {
    // The picture is made again next time.
  }
}
