import type { FilledPerson } from './account-reads.ts';

/** Logs in a new person of the sandbox at `origin`, and fills their account with `count` records of every kind. */
export async function startPerson(origin: string, phoneNumber: string, count: number): Promise<FilledPerson> {
  await send(`${origin}/api/v1/users/login-by-otp`, { phoneNumber });
  const codes = (await (await fetch(`${origin}/__sandbox/inbox`)).json()) as {
    phoneNumber: string;
    code: string;
  }[];
  const code = codes.find((sent) => sent.phoneNumber === phoneNumber)?.code ?? '';
  const form = { grant_type: 'otp', phone_number: phoneNumber, code, client_id: 'bazaar-web' };
  const answer = await fetch(`${origin}/api/v1/connect/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const filled = await send(`${origin}/__sandbox/fill`, { phoneNumber, count });
  const { conversationId } = (await filled.json()) as { conversationId: string };
  return { token, conversationId };
}

async function send(address: string, body: object): Promise<Response> {
  const answer = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
