import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { docsRoutes } from './docs-routes';

const folder = mkdtempSync(join(tmpdir(), 'bazaar-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('/docs', () => {
  it('serves the built reference, which may load nothing and must not be framed', async () => {
    const file = join(folder, 'reference.html');
    writeFileSync(file, '<!doctype html><title>contract</title>');
    const response = await docsRoutes(file).request('/docs');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(await response.text()).toContain('contract');
  });

  it('serves the document to download, to any page', async () => {
    writeFileSync(join(folder, 'openapi.yaml'), 'openapi: 3.1.0');
    const routes = docsRoutes(join(folder, 'reference.html'));
    const response = await routes.request('/openapi.yaml');
    expect([
      response.headers.get('content-type'),
      response.headers.get('access-control-allow-origin'),
    ]).toEqual(['application/yaml; charset=utf-8', '*']);
    expect(await response.text()).toBe('openapi: 3.1.0');
    expect((await routes.request('/openapi.json')).status).toBe(404);
  });

  it('is not there before the build made it', async () => {
    expect((await docsRoutes(join(folder, 'none.html')).request('/docs')).status).toBe(404);
  });
});
