import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleFiles } from '../testing/sample-files';
import { type TestApp, testApp } from '../testing/test-app';
import {
  completeDraft,
  json,
  refused,
  type ShownRequest,
  type TradeCalls,
  tradeCalls,
} from '../testing/trade-calls';

let app: TestApp;
let token: string;
let buyer: TradeCalls;
let agent: TradeCalls;

beforeAll(async () => {
  app = await testApp(60);
  token = await app.logIn('09120000003');
  buyer = tradeCalls(app, token);
  agent = tradeCalls(app, await app.logIn('09120000002'));
});

beforeEach(() => {
  app.services.play.review = 'manual';
});

afterAll(() => app.services.database.close());

const control = (path: string, body: unknown) =>
  app.app.request(`/__sandbox/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const review = (id: string, decision: unknown) => control(`trade-requests/${id}/review`, decision);

async function waiting(): Promise<ShownRequest> {
  const draft = await json(await buyer.create());
  return json(await buyer.confirm(draft.id, 1));
}

async function upload(name: string, bytes: Uint8Array): Promise<{ id: string; url: string }> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  form.append('purpose', 'TradeDocument');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  return json(await app.app.request('/api/v1/files', { method: 'POST', body: form, headers }));
}

describe('a request under review', () => {
  it('waits, and editing withdraws the confirmation', async () => {
    const { id, version, status, allowedActions } = await waiting();
    expect([status, allowedActions]).toEqual(['AwaitingConfirmation', ['Edit', 'Withdraw', 'Duplicate']]);
    expect(await refused(await buyer.publish(id, version), 402)).toMatchObject({ code: 'payment-required' });
    const edited = await json(await buyer.change(id, { ...completeDraft(), version }));
    expect(edited).toMatchObject({ status: 'Draft' });
    expect((await review(id, { isApproved: true })).status).toBe(404);
  });

  it('may be published at once where a membership covers it, as often as that allows', async () => {
    const [first, second] = [await waiting(), await waiting()];
    await json(await buyer.send('POST', '/membershipplans', { planId: 'plan-buyer-1-1', periodMonths: 1 }));
    for (const { id } of [first, second]) expect((await buyer.read(id)).allowedActions).toContain('Publish');
    const sent = await json(await buyer.publish(first.id, first.version));
    expect(sent).toMatchObject({ status: 'Published' });
    expect((await buyer.read(second.id)).allowedActions).not.toContain('Publish');
    await refused(await buyer.publish(second.id, second.version), 402);
  });

  it('is decided by the rule or by hand, as the control says', async () => {
    await control('review', { mode: 'auto' });
    expect(await waiting()).toMatchObject({ status: 'AwaitingPayment' });
    await control('review', { mode: 'manual' });
    expect(await waiting()).toMatchObject({ status: 'AwaitingConfirmation' });
    expect((await control('review', { mode: 'never' })).status).toBe(422);
  });

  it("continues by the reviewer's decision", async () => {
    const good = await waiting();
    expect((await review(good.id, { isApproved: true })).status).toBe(200);
    expect(await buyer.read(good.id)).toMatchObject({
      status: 'AwaitingPayment',
      payment: { status: 'Created' },
    });
    const bad = await waiting();
    const errors = { 'lines[0].title': ['نام کالا روشن نیست.'] };
    await review(bad.id, { isApproved: false, reason: 'نام کالا را روشن‌تر بنویسید.', errors });
    expect(await buyer.read(bad.id)).toMatchObject({ status: 'NeedsCorrection', correction: { errors } });
    expect((await review(bad.id, { isApproved: 'maybe' })).status).toBe(422);
  });
});

describe('documents', () => {
  it('are of the kinds a supplier wants, and readable by its people once the request is published', async () => {
    const samples = await sampleFiles();
    const pdf = await upload('spec.pdf', samples.pdf as Uint8Array);
    const zip = await upload('spec.zip', samples.zip as Uint8Array);
    const withSpec = (fileId: string) => ({
      ...completeDraft(),
      supplierId: 's-2',
      documents: [{ typeId: 'tdt-technical-spec', fileId }],
    });
    expect((await refused(await buyer.create(withSpec(zip.id)), 422)).errors).toHaveProperty([
      'documents[0].fileId',
    ]);
    const foreign = await agent.create(withSpec(pdf.id));
    expect((await refused(foreign, 422)).errors).toHaveProperty(['documents[0].fileId']);
    app.services.play.review = 'auto';
    const draft = await json(await buyer.create(withSpec(pdf.id)));
    const uploadedByName = (draft.buyer as { name: string }).name;
    expect(draft.documents).toMatchObject([
      { typeId: 'tdt-technical-spec', state: 'Uploaded', file: { id: pdf.id }, uploadedByName },
    ]);
    expect(await json(await buyer.confirm(draft.id, 1))).toMatchObject({ status: 'AwaitingPayment' });
  });
});

describe('an agent of the supplier', () => {
  const answers = async (canAnswer: boolean) => {
    const permissions = canAnswer ? sql`array['ViewRequests', 'Answer']` : sql`array['ViewRequests']`;
    await app.services.database.db.execute(sql`
      insert into merchant_agents (id, merchant_id, phone_number, user_id, permissions, is_active, invited_at, accepted_at)
      values ('ag-test', 'm-1', '09120000002', 'user-2', ${permissions}, true, now(), now())
      on conflict (id) do update set permissions = excluded.permissions`);
  };

  it('talks for it with the permission to answer, and not without', async () => {
    const question = await json<{ id: string; conversationId: string }>(
      await buyer.send('POST', '/conversations', {
        clientMessageId: crypto.randomUUID(),
        subject: 'پرسش از کارگاه',
        recipientId: 's-1',
        text: 'سلام',
      }),
    );
    const path = `/conversations/${question.conversationId}/thread`;
    const reply = { clientMessageId: crypto.randomUUID(), parentId: question.id, text: 'درود' };
    await answers(false);
    expect((await agent.send('GET', path)).status).toBe(404);
    expect((await agent.send('POST', '/conversations', reply)).status).toBe(404);
    await answers(true);
    expect((await agent.send('GET', path)).status).toBe(200);
    expect((await agent.send('POST', '/conversations', reply)).status).toBe(200);
    expect(await (await buyer.send('GET', path)).text()).toContain('درود');
  });
});
