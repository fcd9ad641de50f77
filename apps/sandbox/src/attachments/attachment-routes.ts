import { Hono } from 'hono';
import { findProduct } from '../catalogue/product-store';
import { articles } from '../seed/contents/articles';
import { supplierArticles } from '../seed/contents/supplier-articles';
import type { Services } from '../server/services';
import { attachmentsOf } from './article-attachments';
import { downloadOf, type MadeFile } from './made-file';
import { type FiledProduct, productFiles } from './product-files';

/**
 * Serves GET /files/<id>/<name> for the files of the seed's articles (`att-…`) and products (`pf-…`), for everybody. Other files are left to
 * the next route.
 */
export function attachmentRoutes({ database }: Pick<Services, 'database'>): Hono {
  const app = new Hono();
  app.get('/files/:id/:name', async (context, next) => {
    const id = context.req.param('id');
    const [, kind, of = ''] = /^(att|pf)-(.+)-\d$/.exec(id) ?? [];
    if (kind === undefined) return next();
    const files = kind === 'att' ? filesOfArticle(of) : await filesOfProduct(of);
    const found = files.find(({ file }) => file.id === id);
    return found ? downloadOf(found) : next();
  });
  return app;

  async function filesOfProduct(id: string): Promise<MadeFile[]> {
    const row = await findProduct(database.db, id);
    return row ? productFiles({ ...row.summary, ...row.detail } as unknown as FiledProduct) : [];
  }
}

function filesOfArticle(id: string): MadeFile[] {
  const text = [...articles, ...supplierArticles].find((known) => known.id === id);
  return text ? attachmentsOf(text) : [];
}
