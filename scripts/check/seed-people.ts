/** The people of the sandbox's seed with their roles. */
export const seedPeople = [
  { phoneNumber: '09120000001', roles: ['Buyer', 'Consumer', 'Customer', 'ConsumerOwner'] },
  { phoneNumber: '09120000004', roles: ['Consumer', 'MerchantAgent'] },
  { phoneNumber: '09120000005', roles: ['Consumer', 'Supplier'] },
  { phoneNumber: '09120000009', roles: ['Consumer', 'Admin'] },
] as const;

/** Logs a person in to a sandbox with test controls, with the code from its inbox. Returns the access token. */
export async function logIn(origin: string, phoneNumber: string): Promise<string> {
  await ask(`${origin}/api/v1/users/login-by-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber }),
  });
  const inbox = (await ask(`${origin}/__sandbox/inbox`)) as { phoneNumber: string; code: string }[];
  const code = inbox.find((message) => message.phoneNumber === phoneNumber)?.code ?? '';
  const form = {
    grant_type: 'otp',
    phone_number: phoneNumber,
    code,
    client_id: 'bazaar-web',
    scope: 'openid',
  };
  const answer = await ask(`${origin}/api/v1/connect/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return (answer as { access_token: string }).access_token;
}

async function ask(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
