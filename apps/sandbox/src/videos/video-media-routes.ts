import { join } from 'node:path';
import { Hono } from 'hono';
import { ProblemError, problemResponse } from '../http/problem';
import { findDrawing } from '../media/find-drawing';
import { readOrMake } from '../media/stored-file';
import { videoDefinitions, videoHeights } from '../seed/knowledge/videos';
import { seedVersion } from '../seed/seed-version';
import type { Services } from '../server/services';
import { captionsOf } from './captions';
import { rangedResponse } from './ranged-response';
import { renderVideo } from './video-frames';

/**
 * Serves GET /media/videos/<id>-<height>.webm and /media/captions/<id>.fa.vtt, the files of the seed's videos, rendered from their drawings
 * on the first request and stored beside the drawings.
 */
export function videoMediaRoutes(services: Services): Hono {
  const app = new Hono();
  app.get('/media/videos/:file', async (context) => {
    const [, id, height] = /^(v-\d{1,4})-(\d{3})\.webm$/.exec(context.req.param('file')) ?? [];
    const video = id === undefined ? undefined : await readVideo(services, id, Number(height));
    if (video === undefined) return refuse();
    return rangedResponse(video, 'video/webm', context.req.header('range'));
  });
  app.get('/media/captions/:file', (context) => {
    const id = /^(v-\d{1,4})\.fa\.vtt$/.exec(context.req.param('file'))?.[1];
    const video = videoDefinitions.find((definition) => definition.id === id);
    if (video === undefined) return refuse();
    const text = Buffer.from(captionsOf(video.chapters), 'utf8');
    return rangedResponse(text, 'text/vtt; charset=utf-8', context.req.header('range'));
  });
  return app;

  function refuse(): Response {
    return problemResponse(new ProblemError('not-found'), services.random.uuid());
  }
}

async function readVideo(services: Services, id: string, height: number): Promise<Buffer | undefined> {
  const video = videoDefinitions.find((definition) => definition.id === id);
  if (video === undefined || !videoHeights.some((known) => known === height)) return undefined;
  const drawing = await findDrawing(services.database.db, video.pictureOf);
  if (drawing === undefined) return undefined;
  const path = join(services.mediaFolder, `videos-${seedVersion}`, `${id}-${height}.webm`);
  return readOrMake(path, () => renderVideo(drawing, video.chapters.length, height));
}
