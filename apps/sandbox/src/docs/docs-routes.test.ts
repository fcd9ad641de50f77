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

  it('is not there before the build made it', async () => {
    expect((await docsRoutes(join(folder, 'none.html')).request('/docs')).status).toBe(404);
  });
});
