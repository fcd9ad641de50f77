import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readOperations } from '../live/model/read-operations';
import { readBundle } from '../read-bundle';
import { isSelfContained } from './self-contained';
import { writeReference } from './write-reference';

const folder = mkdtempSync(join(tmpdir(), 'bazaar-reference-test-'));
let html = '';
const bundle = await readBundle();

beforeAll(async () => {
  await writeReference(join(folder, 'reference.html'));
  html = readFileSync(join(folder, 'reference.html'), 'utf8');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the reference', () => {
  it('holds every operation', async () => {
    for (const { id } of readOperations(await readBundle())) expect(html).toContain(id);
  });

  it('needs no network: no script, style or picture has an external address', () => {
    const loads = [...html.matchAll(/<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)="([^"]*)"/g)].map(
      ([, url]) => url,
    );
    expect(loads.filter((url) => url?.startsWith('data:') === false)).toEqual([]);
    expect(html).not.toMatch(/\b(?:import|from)\s*["']https?:/);
    expect(html).not.toMatch(/cdn\.redoc\.ly/);
    expect(html).toContain("default-src 'none'");
  });

  it('tells of every operation who may call it and whether a token is needed', async () => {
    for (const { id } of readOperations(await readBundle()))
      expect(html).toMatch(
        new RegExp(`\\b${id}\\b[^·]{0,20} · roles: [A-Z][A-Za-z, ]+ · (?:no|a) token is `),
      );
  });

  it('draws the state machines, and holds the rules, the changes and the downloads', () => {
    for (const name of ['TradeRequestStatus', 'TradeRequestPaymentStatus'])
      expect(html).toMatch(new RegExp(`<svg[^>]*States of ${name}`));
    expect(/\{\{\w+Status\}\}/.test(html)).toBe(false);
    for (const words of [
      'A complete profile',
      'Sending a write again',
      'What may change, and when',
      '2.0.0, compared',
    ])
      expect(html).toContain(words);
    for (const name of ['openapi.json', 'openapi.yaml']) {
      expect(html).toContain(`href="${name}"`);
      const text = readFileSync(join(folder, name), 'utf8');
      expect(parse(text)).toEqual(bundle);
    }
  });

  it('keeps the direction of each text of a sample', () => {
    expect(html).toMatch(/\.token\.string \{ unicode-bidi: isolate/);
  });

  it('is not made when the maker of the page changes its ways', () => {
    const page = '<head></head><script>import { hydrate } from "https://cdn.example/x.js";</script>';
    expect(isSelfContained(page, 'var hydrate=1;export{hydrate};')).not.toContain('https:');
    expect(() => isSelfContained('<head></head>', 'var a;export{a};')).toThrow('another way');
    expect(() => isSelfContained(page, 'var a;')).toThrow('another way');
    expect(() => isSelfContained(page, 'var a="</script>";export{a};')).toThrow('its own script element');
  });
});
