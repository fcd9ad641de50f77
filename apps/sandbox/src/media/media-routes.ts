import { Hono } from 'hono';
import { drawingSvg } from '../drawings/drawing-svg';
import { ProblemError, problemResponse } from '../http/problem';
import type { Services } from '../server/services';
import { drawingWidths, isDrawingWidth, readDrawing } from './drawing-cache';
import { findDrawing } from './find-drawing';

const defaultWidth = 640;

/** Inert also when it is opened as a page. */
const VECTOR_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves GET /media/drawings/<id>.webp?w=48|96|320|640|1024, the technical drawing of a product, base product or category, and the same
 * as <id>.svg. A drawing depends on the object's properties only, so it may be cached for ever.
 */
export function mediaRoutes(services: Services): Hono {
  const app = new Hono();
  app.get('/media/drawings/:file', async (context) => {
    const [, id, kind] = /^([a-z]+-[\w-]{1,80})\.(webp|svg)$/.exec(context.req.param('file')) ?? [];
    const width = Number(context.req.query('w') ?? defaultWidth);
    if (!isDrawingWidth(width)) return refuse(badWidth());
    const drawing = id === undefined ? undefined : await findDrawing(services.database.db, id);
    if (id === undefined || drawing === undefined) return refuse(new ProblemError('not-found'));
    if (kind === 'svg')
      return picture(drawingSvg(drawing, width), 'image/svg+xml', {
        'content-security-policy': VECTOR_POLICY,
      });
    return picture(
      new Uint8Array(await readDrawing(services.mediaFolder, { id, width, drawing })),
      'image/webp',
    );
  });
  return app;

  function refuse(problem: ProblemError): Response {
    return problemResponse(problem, services.random.uuid());
  }
}

function picture(body: BodyInit, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

function badWidth(): ProblemError {
  return new ProblemError('bad-request', {
    errors: { w: [`پهنای پذیرفته: ${drawingWidths.join('، ')}.`] },
  });
}
