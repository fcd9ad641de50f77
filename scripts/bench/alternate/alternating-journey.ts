import { deepStrictEqual } from 'node:assert';
import type { AlternatingPerson, Json } from './alternating-person.ts';
import type { TwoOfEach } from './two-of-each.ts';

/** What one person did, and found at both servers. */
export type JourneyCounts = Record<
  'logins' | 'requests' | 'payments' | 'callbacks' | 'uploads' | 'messages' | 'notes',
  number
>;

const NOTES = 20;

/** Goes from the login to messages, every step at another server than the one before; throws where something is missing or there twice. */
export async function alternatingJourney(two: TwoOfEach, person: AlternatingPerson): Promise<JourneyCounts> {
  await person.logIn();
  const both = async (call: string) => {
    const [one, other] = [await person.get(call), await person.get(call)];
    deepStrictEqual(one, other);
    return one;
  };

  for (let note = 0; note < NOTES; note += 1)
    await person.postToBoth('notes', {
      objectType: 'Product',
      objectId: 'sp-1',
      text: `یادداشت ${note} ${person.mobile}`,
    });
  const notes = (await both('notes/byuser?pageSize=100')).items as Json[];
  deepStrictEqual(notes.filter(({ text }) => String(text).endsWith(person.mobile)).length, NOTES);

  const before = await credit(person);
  const { paymentId } = await person.postToBoth<{ paymentId: string }>('wallettransactions/charge-by-user', {
    amountRial: 5_000_000,
  });
  const attempt = await person.postToBoth<{ redirectUrl: string }>('onlinepayments/request', {
    paymentId,
    gatewayId: 'gateway-1',
    returnPath: '/profile/wallet',
  });
  const callbacks = await payAtBank(two, attempt.redirectUrl);
  deepStrictEqual(await credit(person), before + 5_000_000);
  deepStrictEqual(await credit(person), before + 5_000_000);

  const request = await person.postToBoth<{ id: string; version: number }>('traderequests/direct-order', {
    clientRequestId: crypto.randomUUID(),
    supplierId: 's-1',
    lines: [
      { categoryId: 'c-anchors-rivets', title: 'رول‌بولت M10', quantity: 4, unitOfMeasurementId: 'tu-piece' },
    ],
    deliveryCityId: 'city-tehran',
  });
  deepStrictEqual((await both(`traderequests/${request.id}`)).version, request.version);

  const content = `%PDF-1.4\n${person.mobile}\n%%EOF`;
  const file = await person.upload(content, 'نقشه.pdf');
  for (const _ of two.webs) deepStrictEqual(await (await person.send(file.url)).text(), content);

  const text = `سلام از ${person.mobile}`;
  const message = { subject: 'پرسش', text, fileIds: [file.id], clientMessageId: crypto.randomUUID() };
  const { conversationId } = await person.postToBoth<{ conversationId: string }>('conversations', message);
  // The conversation itself tells its last message once more.
  const thread = JSON.stringify((await both(`conversations/${conversationId}/thread`)).messages);
  deepStrictEqual(thread.split(text).length - 1, 1);
  return { logins: 1, requests: 1, payments: 1, callbacks, uploads: 1, messages: 1, notes: NOTES };
}

async function credit(person: AlternatingPerson): Promise<number> {
  const { balanceRial } = await person.get<{ balanceRial: number }>('wallettransactions/credit/byuser');
  return balanceRial;
}

/** Pays on the bank's page of one backend; the bank calls both backends, many times. Returns how often. */
async function payAtBank({ sandboxes }: TwoOfEach, redirectUrl: string): Promise<number> {
  const authority = redirectUrl.split('/').at(-1) ?? '';
  const decided = await fetch(`${sandboxes[1]}/bank/${authority}/decision`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'pay' }),
    redirect: 'manual',
  });
  const { search } = new URL(decided.headers.get('location') ?? '', sandboxes[0]);
  const calls = Array.from({ length: 20 }, (_, turn) =>
    fetch(`${sandboxes[turn % 2 === 0 ? 0 : 1]}/bank/callback${search}`, { redirect: 'manual' }),
  );
  deepStrictEqual([...new Set((await Promise.all(calls)).map(({ status }) => status))], [302]);
  return calls.length;
}
