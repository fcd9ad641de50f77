import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../db/schema/people';
import { hourlyTasks } from '../server/housekeeping';
import { said } from '../testing/conversation-calls';
import { sampleFiles } from '../testing/sample-files';
import { type TestApp, testApp } from '../testing/test-app';
import { buyerWithCredit, completeDraft, json, publishDraft, tradeCalls } from '../testing/trade-calls';
import { documentTypes } from '../trade/document-types';
import { findFileRefs, type SentFileRef } from './file-refs';
import type { FilePurpose } from './purposes';
import { sweepFiles } from './sweep-files';

let sandbox: TestApp;
let samples: Record<string, Uint8Array>;
let buyer = '';
let other = '';

beforeAll(async () => {
  [sandbox, samples] = await Promise.all([testApp(60), sampleFiles()]);
  buyer = await sandbox.logIn('09120000001');
  other = await sandbox.logIn('09120000003');
});

afterAll(() => sandbox.services.database.close());

interface Upload {
  bytes: Uint8Array;
  name?: string;
  purpose?: FilePurpose;
  token?: string | undefined;
  key?: string;
  /** Address of the connection, as the server's adapter reports it. */
  address?: string;
  type?: string;
}

interface Colleague {
  id: string;
  token: string;
}

async function send(upload: Upload): Promise<Response> {
  const { bytes, name = 'a.pdf', purpose = 'TradeDocument', key = crypto.randomUUID(), type } = upload;
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name, type === undefined ? {} : { type }));
  form.append('purpose', purpose);
  const headers = new Headers({ 'idempotency-key': key });
  const token = 'token' in upload ? upload.token : buyer;
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const env = { incoming: { socket: { remoteAddress: upload.address } } };
  return sandbox.app.request('/api/v1/files', { method: 'POST', body: form, headers }, env);
}

async function keep(upload: Upload): Promise<SentFileRef> {
  const answer = await send(upload);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as SentFileRef;
}

async function refusal(upload: Upload): Promise<{ status: number; code: string }> {
  const { status, code } = (await (await send(upload)).json()) as { status: number; code: string };
  return { status, code };
}

function download({ url }: SentFileRef, token?: string): Promise<Response> {
  const init = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
  return Promise.resolve(sandbox.app.request(url, init));
}

const onDisk = () =>
  readdirSync(sandbox.services.filesFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

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

describe('a file that was sent to a supplier', () => {
  let owner = '';
  let before: Colleague;
  let after: Colleague;
  const statuses = (file: SentFileRef, ...tokens: string[]) =>
    Promise.all(tokens.map(async (token) => (await download(file, token)).status));
  const invited = async (phoneNumber: string): Promise<Colleague> => {
    const invitation = { merchantId: 'm-1', phoneNumber, permissions: ['Answer'] };
    const { id } = await json<Colleague>(
      await sandbox.post('/customers/profile/merchant-agents', invitation, owner),
    );
    return { id, token: await sandbox.logIn(phoneNumber) };
  };
  const remove = ({ id }: Colleague) =>
    tradeCalls(sandbox, owner).send('DELETE', `/customers/profile/merchant-agents?id=${id}`);

  beforeAll(async () => {
    owner = await sandbox.logIn('09120000005');
    before = await invited('09120000061');
  });

  it('S13 is read by whoever may read the conversation at that moment, and by nobody else', async () => {
    const [asks, answers] = [tradeCalls(sandbox, buyer), tradeCalls(sandbox, before.token)];
    const drawing = await keep({ bytes: samples.pdf!, purpose: 'Message' });
    const object = { objectType: 'Supplier', objectId: 's-1', subject: 'نقشهٔ پمپ', text: 'پیوست است.' };
    const question = await said(asks, { ...object, fileIds: [drawing.id] });
    const quotation = await keep({
      bytes: samples.xlsx!,
      name: 'a.xlsx',
      purpose: 'Message',
      token: before.token,
    });
    await said(answers, { parentId: question.id, text: 'پیش‌فاکتور', fileIds: [quotation.id] });
    const people = [buyer, owner, before.token, other];
    expect(await statuses(drawing, ...people)).toEqual([200, 200, 200, 404]);
    expect(await statuses(quotation, ...people)).toEqual([200, 200, 200, 404]);

    expect((await remove(before)).status).toBe(204);
    after = await invited('09120000062');
    const thread = `/conversations/${question.conversationId}/thread`;
    expect((await answers.send('GET', thread)).status).toBe(404);
    expect((await tradeCalls(sandbox, after.token).send('GET', thread)).status).toBe(200);
    expect(await statuses(drawing, before.token, after.token)).toEqual([404, 200]);
    // What one has sent oneself is one's own.
    expect(await statuses(quotation, before.token, after.token)).toEqual([200, 200]);

    await asks.send('DELETE', thread);
    expect(await statuses(quotation, buyer, after.token)).toEqual([404, 200]);
  });

  it('S13 with a request is the supplier’s from its publication on', async () => {
    sandbox.services.clock.advance(121);
    const asks = await buyerWithCredit(sandbox);
    const ofLine = await keep({ bytes: samples.pdf!, token: other });
    const ofRequest = await keep({ bytes: samples.pdf!, token: other });
    const [line] = completeDraft().lines;
    const draft = await json(
      await asks.create({
        ...completeDraft(),
        lines: [{ ...line, fileIds: [ofLine.id] }],
        documents: [{ typeId: documentTypes[0]?.id, fileId: ofRequest.id }],
      }),
    );
    const late = await invited('09120000063');
    for (const file of [ofLine, ofRequest])
      expect(await statuses(file, other, owner, late.token)).toEqual([200, 404, 404]);
    await publishDraft(asks, draft);
    for (const file of [ofLine, ofRequest])
      expect(await statuses(file, other, owner, late.token, buyer)).toEqual([200, 200, 200, 404]);
    await remove(late);
    expect(await statuses(ofLine, owner, late.token)).toEqual([200, 404]);
  });
});

describe('a file without an account', () => {
  it('is deleted after a day, with its bytes, unless a feedback has it', async () => {
    const send = () => keep({ bytes: samples.pdf!, token: undefined, purpose: 'Feedback' });
    const [left, attached, early] = [await send(), await send(), await keep({ bytes: samples.pdf! })];
    const feedback = {
      type: 'Suggestion',
      subject: 'پیشنهاد',
      text: 'پیوست را ببینید.',
      fileIds: [attached.id],
    };
    expect((await sandbox.post('/feedbacks', feedback)).status).toBe(200);
    const stored = () => onDisk().map(({ name }) => name);
    const hourPasses = async (hours: number) => {
      sandbox.services.clock.advance(hours * 3600);
      for (const task of hourlyTasks) await task(sandbox.services);
    };
    await hourPasses(23);
    expect(stored()).toContain(left.id);
    await hourPasses(2);
    const late = await send();
    await hourPasses(1);
    expect(stored()).not.toContain(left.id);
    expect(stored()).toEqual(expect.arrayContaining([attached.id, early.id, late.id]));
    const rows = await sandbox.services.database.db.select({ id: files.id }).from(files);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([attached.id, early.id, late.id]));
    expect(rows.map(({ id }) => id)).not.toContain(left.id);
  });
});

describe('what a crash leaves behind', () => {
  it('is deleted at the next start: partial files, and complete ones without a row', async () => {
    const stored = await keep({ bytes: samples.pdf! });
    const { filesFolder } = sandbox.services;
    writeFileSync(join(filesFolder, 'incoming', 'file-half'), 'half');
    const orphan = stored.id.replace(/.{12}$/, '000000000000');
    writeFileSync(join(filesFolder, 'kept', stored.id.slice(5, 7), orphan), 'whole');
    expect(await sweepFiles(sandbox.services)).toBe(1);
    expect(onDisk().map(({ name }) => name)).toContain(stored.id);
    expect(onDisk().filter(({ name }) => name === orphan || name === 'file-half')).toEqual([]);
    expect((await download(stored, buyer)).status).toBe(200);
    expect(await sweepFiles(sandbox.services)).toBe(0);
  });
});
