import { requestCode } from '../../auth/request-code';
import { sampleFiles } from '../sample-files';
import type { TestApp } from '../test-app';

type Prepare = (world: TestApp, body: unknown, token: string | undefined) => Promise<unknown>;

/** Bodies that hold what only an earlier request of the same person gives, by operation and example. */
const bodies: Record<string, Prepare> = {
  'createToken example': async ({ services }, body) => {
    const { phone_number } = body as { phone_number: string };
    const isSent = await requestCode(services, phone_number).then(
      () => true,
      () => false,
    );
    return isSent ? { ...(body as object), code: services.inbox.list()[0]?.code } : body;
  },
  'uploadFile example': () => upload('TradeDocument', 'pdf'),
  'chooseProfilePicture chosen': async (world, _body, token) => {
    const answer = await world.app.request('/api/v1/files', {
      method: 'POST',
      body: await upload('Avatar', 'png'),
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    });
    return { fileId: ((await answer.json()) as { id: string }).id };
  },
  // A message is changed within 15 minutes; those of the seed are older.
  'updateConversation conversationEdit': async (world, body, token) => {
    const { edit } = body as { edit: object };
    const reply = { clientMessageId: crypto.randomUUID(), parentId: 'msg-seed-6-2', text: 'سلام' };
    const made = (await (await world.post('/conversations', reply, token)).json()) as { id: string };
    const thread = await world.get('/conversations/conv-seed-6/thread', token);
    const { version } = thread.conversation as { version: number };
    return { version, edit: { ...edit, messageId: made.id } };
  },
};

/** Returns the body to send for an example: the example itself, or with what has to be made first. */
export async function prepareBody(
  world: TestApp,
  name: string,
  body: unknown,
  token: string | undefined,
): Promise<unknown> {
  return bodies[name]?.(world, body, token) ?? body;
}

async function upload(purpose: string, kind: string): Promise<FormData> {
  const form = new FormData();
  const bytes = (await sampleFiles())[kind] ?? new Uint8Array();
  form.set('purpose', purpose);
  form.set('file', new File([bytes as BlobPart], `نقشهٔ شفت.${kind}`));
  return form;
}
