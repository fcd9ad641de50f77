import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

/** The build puts the page beside the bundled server. */
const builtPage = fileURLToPath(new URL('./reference.html', import.meta.url));

/** The page itself lists, by hash, which scripts may run; this adds the directives that only a header can have. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The document itself, as the page offers it to download. */
const downloads = { 'openapi.json': 'application/json', 'openapi.yaml': 'application/yaml' } as const;

/**
 * Serves the reference of the contract under `/docs`, from one file that loads nothing, and the document beside it as `/openapi.json` and
 * `/openapi.yaml`. Without the files the addresses do not exist.
 */
export function docsRoutes(file = builtPage): Hono {
  const app = new Hono();
  app.get('/docs', async (context, next) => {
    const page = await readFile(file, 'utf8').catch(() => undefined);
    if (page === undefined) return next();
    return context.html(page, 200, {
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    });
  });
  for (const [name, type] of Object.entries(downloads)) {
    app.get(`/${name}`, async (context, next) => {
      const text = await readFile(join(dirname(file), name), 'utf8').catch(() => undefined);
      if (text === undefined) return next();
      // Tools in a browser read it, wherever they stand.
      const headers = { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' };
      return context.body(text, 200, { ...headers, 'cache-control': 'no-cache' });
    });
  }
  return app;
}
