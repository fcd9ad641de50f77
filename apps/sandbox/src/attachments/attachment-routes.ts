import { Hono } from 'hono';
import { articles } from '../seed/contents/articles';
import { supplierArticles } from '../seed/contents/supplier-articles';
import { attachmentsOf } from './article-attachments';

/** Serves GET /files/att-<article>-<number>/<name>, the files of the seed's articles, for everybody. Other files are left to the next route. */
export function attachmentRoutes(): Hono {
  const app = new Hono();
  app.get('/files/:id/:name', async (context, next) => {
    const id = context.req.param('id');
    const article = /^att-(.+)-\d$/.exec(id)?.[1];
    const text = [...articles, ...supplierArticles].find((known) => known.id === article);
    const found = text && attachmentsOf(text).find(({ file }) => file.id === id);
    if (found === undefined) return next();
    return new Response(new Uint8Array(found.bytes), {
      headers: {
        'content-type': found.file.mime,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.file.name)}`,
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      },
    });
  });
  return app;
}
