import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { fileCaller } from '../testing/file-caller';
import { findFileRefs, type SentFileRef } from './file-refs';

const { sandbox, samples, buyer, other, send, keep, refusal, download, onDisk } = await fileCaller();
afterAll(() => sandbox.services.database.close());

describe('an upload', () => {
  it.each(['jpg', 'png', 'webp', 'pdf', 'dwg', 'dxf', 'step', 'igs', 'zip', 'docx', 'xlsx'])(
    'S13 of %s is kept and comes back byte for byte, as a download that nothing guesses about',
    async (kind) => {
      const bytes = samples[kind]!;
      // The header is wrong on purpose: it must be ignored.
      const file = await keep({ bytes, name: `نقشهٔ "یک".${kind}`, type: 'text/html' });
      expect(file).toMatchObject({ name: `نقشهٔ -یک-.${kind}`, sizeBytes: bytes.length });
      const answer = await download(file, buyer);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(bytes));
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': file.mime,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\x20-\x7e]+"; /);
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );

  it('is where its Location says, which is its address', async () => {
    const sent = await send({ bytes: samples.pdf!, name: 'نقشهٔ پمپ.pdf' });
    const file = (await sent.json()) as SentFileRef;
    expect(sent.headers.get('location')).toBe(file.url);
    expect((await download(file, buyer)).status).toBe(200);
  });

  it.each([
    ['a page named as a picture', 'picture.png', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that runs', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a program named as a document', 'offer.pdf', 'MZ\x90\0\x03\0\0\0\x04\0\0\0'],
    ['a document with a second, runnable ending', 'offer.exe.pdf', '%PDF-1.4\n%%EOF'],
    ['a document that ends in another kind', 'offer.png', '%PDF-1.4\n%%EOF'],
  ])('S13 of %s is refused by its content and name', async (_, name, content) => {
    const before = onDisk().length;
    expect(await refusal({ bytes: Buffer.from(content, 'latin1'), name })).toEqual({
      status: 415,
      code: 'file-type',
    });
    expect(onDisk()).toHaveLength(before);
  });

  it('S13 may be as large as its purpose allows, and no larger', async () => {
    const padded = (size: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 9, 32)]);
    const largest = 20 * 1024 * 1024;
    expect((await keep({ bytes: padded(largest) })).sizeBytes).toBe(largest);
    expect(await refusal({ bytes: padded(largest + 1) })).toEqual({ status: 413, code: 'file-size' });
    expect(await refusal({ bytes: padded(largest + 70_000) })).toEqual({
      status: 413,
      code: 'payload-too-large',
    });
    const picture = Buffer.concat([samples.png!, Buffer.alloc(2 * 1024 * 1024)]);
    expect(await refusal({ bytes: picture, name: 'a.png', purpose: 'Avatar' })).toMatchObject({
      status: 413,
    });
  });

  it('of a picture for a profile is a picture, large enough', async () => {
    const small = await sharp({ create: { width: 400, height: 199, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await refusal({ bytes: small, name: 'a.png', purpose: 'Avatar' })).toEqual({
      status: 422,
      code: 'validation',
    });
    expect(await refusal({ bytes: samples.pdf!, purpose: 'Avatar' })).toMatchObject({ status: 415 });
    const broken = samples.png!.slice(0, 20);
    expect(await refusal({ bytes: broken, name: 'a.png', purpose: 'Avatar' })).toMatchObject({ status: 415 });
    expect(await keep({ bytes: samples.png!, name: 'a.png', purpose: 'Avatar' })).toMatchObject({
      width: 240,
      height: 240,
    });
  });

  it('repeated with its key has one effect; the key with another content is refused', async () => {
    const key = crypto.randomUUID();
    const [first, second] = [
      await keep({ bytes: samples.pdf!, key }),
      await keep({ bytes: samples.pdf!, key }),
    ];
    expect(second).toEqual(first);
    expect(await refusal({ bytes: samples.zip!, name: 'a.zip', key })).toMatchObject({ status: 422 });
  });

  it('S13 that is no form, or half of one, is refused without a trace', async () => {
    const before = onDisk().length;
    const headers = { 'idempotency-key': crypto.randomUUID(), authorization: `Bearer ${buyer}` };
    const post = (body: BodyInit, type: string) =>
      sandbox.app.request('/api/v1/files', {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': type },
      });
    expect((await post('{}', 'application/json')).status).toBe(415);
    expect((await post('--x\r\ncontent-disp', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await post('', 'multipart/form-data')).status).toBe(400);
    const empty = new FormData();
    empty.append('purpose', 'Message');
    expect(
      (await sandbox.app.request('/api/v1/files', { method: 'POST', body: empty, headers })).status,
    ).toBe(422);
    expect(await refusal({ bytes: new Uint8Array() })).toMatchObject({ status: 422 });
    expect(onDisk()).toHaveLength(before);
  });
});

describe('a file', () => {
  it('S13 of one person is not found by another, without a login, or under another address', async () => {
    const mine = await keep({ bytes: samples.pdf! });
    for (const token of [other, undefined, 'x'.repeat(43)]) {
      const answer = await download(mine, token);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain(mine.name);
    }
    expect((await sandbox.app.request('/files/..%2f..%2fetc/passwd')).status).toBe(404);
    const { database } = sandbox.services;
    expect(await findFileRefs(database.db, 'user-3', [mine.id])).toEqual([]);
    expect(await findFileRefs(database.db, 'user-1', ['file-none', mine.id, mine.id])).toEqual([mine]);
    expect(await findFileRefs(database.db, 'user-1', [mine.id], ['Message'])).toEqual([]);
  });

  it('for a profile is for everyone who has its address, and becomes the picture of its owner only', async () => {
    const picture = await keep({ bytes: samples.webp!, name: 'me.webp', purpose: 'Avatar' });
    expect((await download(picture)).headers.get('cache-control')).toContain('public');
    const none = await sandbox.get('/users/profile-picture', other);
    expect(none.file).toBeUndefined();
    const choose = (fileId: string, token: string) =>
      sandbox.post('/users/profile-picture', { fileId }, token);
    expect((await choose(picture.id, other)).status).toBe(422);
    expect((await choose((await keep({ bytes: samples.pdf! })).id, buyer)).status).toBe(422);
    const chosen = await (await choose(picture.id, buyer)).json();
    expect(chosen).toEqual(await sandbox.get('/users/profile-picture', buyer));
    expect(chosen).toMatchObject({ file: picture });
    sandbox.services.clock.advance(60);
    expect(await (await choose(picture.id, buyer)).json()).toEqual(chosen);
  });

  it('is accepted without an account for feedback only, and limited by address', async () => {
    expect(await refusal({ bytes: samples.pdf!, token: undefined })).toEqual({
      status: 401,
      code: 'unauthorized',
    });
    const feedback = {
      bytes: samples.pdf!,
      token: undefined,
      purpose: 'Feedback',
      address: '203.0.113.9',
    } as const;
    const sent = await keep(feedback);
    expect((await download(sent)).status).toBe(404);
    expect(await findFileRefs(sandbox.services.database.db, undefined, [sent.id], ['Feedback'])).toEqual([
      sent,
    ]);
    for (let turn = 1; turn < 20; turn += 1) await keep(feedback);
    expect(await refusal(feedback)).toEqual({ status: 429, code: 'rate-limited' });
    // Counted before the body is read: one that cannot be read is refused in the same way.
    const broken = new Request('http://localhost/api/v1/files', {
      method: 'POST',
      body: '--x\r\ncontent-disp',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': crypto.randomUUID() },
    });
    const connection = { incoming: { socket: { remoteAddress: feedback.address } } };
    expect((await sandbox.app.request(broken, undefined, connection)).status).toBe(429);
    await keep({ ...feedback, address: '203.0.113.10' });
    sandbox.services.clock.advance(600);
    await keep(feedback);
  });
});
