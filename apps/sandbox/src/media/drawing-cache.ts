import { join } from 'node:path';
import sharp from 'sharp';
import { drawingSvg } from '../drawings/drawing-svg';
import type { DrawingSubject } from '../drawings/drawing-values';
import { seedVersion } from '../seed/seed-version';
import { readOrMake } from './stored-file';

/** Widths shown. Thumbnails, the first two, are stored twice as wide and square, so that one file serves every screen. */
export const drawingWidths = [48, 96, 320, 640, 1024] as const;
const THUMBNAILS: readonly number[] = [48, 96];

export type DrawingWidth = (typeof drawingWidths)[number];

export function isDrawingWidth(width: number): width is DrawingWidth {
  return (drawingWidths as readonly number[]).includes(width);
}

export interface DrawingRequest {
  id: string;
  width: DrawingWidth;
  drawing: DrawingSubject;
}

/** Returns the WebP of one drawing: from the folder if it exists, otherwise drawn and stored there. */
export function readDrawing(mediaFolder: string, request: DrawingRequest): Promise<Buffer> {
  // Another seed may draw the same id differently, so each has its own folder.
  const path = join(mediaFolder, `drawings-${seedVersion}`, `${request.id}-${request.width}.webp`);
  return readOrMake(path, () => makeDrawing(request));
}

function makeDrawing({ width, drawing }: DrawingRequest): Promise<Buffer> {
  const svg = Buffer.from(drawingSvg(drawing, width));
  const stored = THUMBNAILS.includes(width) ? width * 2 : width;
  // The density scales the vector to the stored width before rasterising, so that lines stay sharp.
  const density = Math.max(
    72,
    Math.ceil((72 * stored) / (THUMBNAILS.includes(width) && !drawing.poster ? 96 : 640)),
  );
  // Nearly lossless: few colours make it smaller than a lossy picture, and the ground keeps exactly the colour of its box.
  return sharp(svg, { density })
    .resize({ width: stored })
    .removeAlpha()
    .webp({ nearLossless: true, quality: 20, effort: 1 })
    .toBuffer();
}
