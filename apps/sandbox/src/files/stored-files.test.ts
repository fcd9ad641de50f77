import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../db/schema/people';
import { hourlyTasks } from '../server/housekeeping';
import { said } from '../testing/conversation-calls';
import { fileCaller } from '../testing/file-caller';
import { buyerWithCredit, completeDraft, json, publishDraft, tradeCalls } from '../testing/trade-calls';
import { documentTypes } from '../trade/document-types';
import type { SentFileRef } from './file-refs';
import { sweepFiles } from './sweep-files';

interface Colleague {
  id: string;
  token: string;
}

const { sandbox, samples, buyer, other, keep, download, onDisk } = await fileCaller();
afterAll(() => sandbox.services.database.close());

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
