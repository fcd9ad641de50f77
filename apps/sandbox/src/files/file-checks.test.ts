import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleFiles } from '../testing/sample-files';
import { detectKind } from './detect-kind';
import { type FileKindName, fileKinds } from './file-kinds';
import { cleanName, safeName } from './safe-name';

let samples: Record<string, Uint8Array>;

beforeAll(async () => {
  samples = await sampleFiles();
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const named = (name: string, kind: FileKindName = 'pdf') => safeName(name, fileKinds[kind]);

describe('the kind of a file', () => {
  it.each(Object.keys(fileKinds))('%s is known by its content', async (kind) => {
    expect(await detectKind(samples[kind]!)).toBe(kind);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that runs', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a drawing behind its declaration', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['a program', 'MZ\x90\0\x03\0\0\0'],
    ['plain text', 'ISO-10303-21 without its semicolon'],
    ['a word that a drawing begins with', 'SECTION\r\n0\r\n'],
    ['nothing but a group code', '0\r\nHEADER\r\n'],
    ['nothing', ''],
  ])('%s is refused', async (_, content) => {
    expect(await detectKind(bytesOf(content))).toBeUndefined();
  });

  it('S13 is never guessed from noise', async () => {
    const noise = fc.uint8Array({ minLength: 0, maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(noise, async (bytes) => {
        const kind = await detectKind(bytes);
        // Two or three bytes make a JPEG for a reader too; nothing longer occurs by chance.
        expect([undefined, 'jpg']).toContain(kind);
      }),
    );
  });
});

describe('the name of a file', () => {
  it.each([
    ['نقشهٔ شفت.pdf', 'نقشهٔ شفت.pdf'],
    ['C:\\fakepath\\a.pdf', 'a.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['drawing.v2.PDF', 'drawing.v2.pdf'],
    ['no ending', 'no ending.pdf'],
    ['', 'file.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['\u202efdp.exe\u202c.pdf', undefined],
    ['invoice.pdf.exe', undefined],
    ['invoice.exe.pdf', undefined],
    ['page.HTML .pdf', undefined],
    ['picture.svg', undefined],
    ['picture.png', undefined],
  ])('%j becomes %j', (given, expected) => {
    expect(named(given)).toBe(expected);
  });

  it('S13 contains nothing that a file system, a header or a page could misread, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = named(given) ?? 'x.pdf';
        expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(name).toMatch(/^[^.].*\.pdf$/su);
        expect(name.length).toBeLessThanOrEqual(124);
        expect(name.isWellFormed()).toBe(true);
        expect(cleanName(name)).toBe(name);
      }),
    );
  });
});
