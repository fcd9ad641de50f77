import sharp from 'sharp';
import { drawingSvg } from '../drawings/drawing-svg';
import type { DrawingSubject } from '../drawings/drawing-values';
import { chapterSeconds } from '../seed/knowledge/videos';
import { type Video, webmFile } from './webm';

/** The drawing is 640 by 440 at its own size. */
const drawingWidth = 640;
const drawingHeight = 440;

/** The view of each chapter: the whole, then close-ups in turn; left and top as fractions of the cropped part. */
const views = [
  { zoom: 1, left: 0, top: 0 },
  { zoom: 1.6, left: 0.1, top: 0.2 },
  { zoom: 1.6, left: 0.9, top: 0.2 },
  { zoom: 1.6, left: 0.5, top: 0.9 },
  { zoom: 1.25, left: 0.5, top: 0.5 },
] as const;

/** Renders a WebM of one drawing, closer chapter by chapter. A lossy WebP picture is one VP8 key frame, so no video encoder is needed. */
export async function renderVideo(
  subject: DrawingSubject,
  chapterCount: number,
  height: number,
): Promise<Buffer> {
  // Even sizes, which every VP8 decoder handles.
  const width = Math.round((height * drawingWidth) / drawingHeight / 2) * 2;
  const frames: Video['frames'][number][] = [];
  for (let chapter = 0; chapter < chapterCount; chapter += 1) {
    const view = views[chapter % views.length] ?? views[0];
    frames.push({
      data: await frame(subject, { width, height }, view),
      atMs: chapter * chapterSeconds * 1000,
    });
  }
  return webmFile({ width, height, durationMs: chapterCount * chapterSeconds * 1000, frames });
}

async function frame(
  subject: DrawingSubject,
  { width, height }: { width: number; height: number },
  { zoom, left, top }: (typeof views)[number],
): Promise<Buffer> {
  const density = Math.ceil((72 * width * zoom) / drawingWidth);
  const [wide, high] = [Math.ceil(width * zoom), Math.ceil(height * zoom)];
  const picture = await sharp(Buffer.from(drawingSvg(subject, width)), { density })
    .resize({ width: wide, height: high, fit: 'fill' })
    .extract({
      left: Math.floor((wide - width) * left),
      top: Math.floor((high - height) * top),
      width,
      height,
    })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 70 })
    .toBuffer();
  return keyFrameOf(picture);
}

/** Returns the `VP8 ` chunk of a lossy WebP file (RIFF: four letters, four bytes of length, content). */
function keyFrameOf(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  throw new Error('The picture has no VP8 frame');
}
