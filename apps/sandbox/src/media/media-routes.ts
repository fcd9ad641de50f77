import { Hono } from 'hono';
import { ProblemError, problemResponse } from '../http/problem';
import type { Services } from '../server/services';
import { drawingWidths, isDrawingWidth, readDrawing } from './drawing-cache';
import { findDrawing } from './find-drawing';

const defaultWidth = 640;

/**
 * Serves GET /media/drawings/<id>.webp?w=48|96|320|640|1024, the technical drawing of a product, base product or category. A drawing
 * depends on the object's properties only, so it may be cached for ever.
 */
export function mediaRoutes(services: Services): Hono {
  const app = new Hono();
  app.get('/media/drawings/:file', async (context) => {
    const id = /^([a-z]+-[\w-]{1,80})\.webp$/.exec(context.req.param('file'))?.[1];
    const width = Number(context.req.query('w') ?? defaultWidth);
    if (!isDrawingWidth(width)) return refuse(badWidth());
    const drawing = id === undefined ? undefined : await findDrawing(services.database.db, id);
    if (id === undefined || drawing === undefined) return refuse(new ProblemError('not-found'));
    const image = await readDrawing(services.mediaFolder, { id, width, drawing });
    return new Response(new Uint8Array(image), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
  });
  return app;

  function refuse(problem: ProblemError): Response {
    return problemResponse(problem, services.random.uuid());
  }
}

function badWidth(): ProblemError {
  return new ProblemError('bad-request', {
    errors: { w: [`پهنای پذیرفته: ${drawingWidths.join('، ')}.`] },
  });
}
