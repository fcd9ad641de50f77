import { Hono } from 'hono';
import sharp from 'sharp';
import { isDrawingWidth } from '../media/drawing-cache';

const logos: Record<string, { colour: string; path: string }> = {
  kavir: { colour: '#B4531A', path: 'M40 220c50-70 90-70 120 0 30-70 70-70 120 0v60H40Z' },
  alborz: { colour: '#1A5FD0', path: 'M40 260 130 90l50 90 40-60 60 140Z' },
  khalij: { colour: '#0F7A6C', path: 'M40 180q30-40 60 0t60 0 60 0 60 0v80H40Z' },
};

/** Serves the logos of the gateways' banks: GET /media/gateways/<code>.webp?w=48|96|320|640|1024. */
export function gatewayLogos(): Hono {
  const app = new Hono();
  app.get('/media/gateways/:file', async (context) => {
    const logo = logos[/^([a-z]+)\.webp$/.exec(context.req.param('file'))?.[1] ?? ''];
    const width = Number(context.req.query('w') ?? 320);
    if (logo === undefined || !isDrawingWidth(width)) return context.notFound();
    const image = await sharp(Buffer.from(svg(logo)))
      .resize(width)
      .webp()
      .toBuffer();
    return new Response(new Uint8Array(image), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
  });
  return app;
}

function svg({ colour, path }: { colour: string; path: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">
<rect width="320" height="320" rx="48" fill="#fff"/><path d="${path}" fill="${colour}"/></svg>`;
}
