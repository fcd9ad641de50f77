import { createPayment } from '../money/create-payment';
import type { TestApp } from './test-app';

type Body = Record<string, unknown>;

/** The tests' calls on payments, as one person. */
export interface PaymentCaller {
  token: string;
  charge(amountRial: number): Promise<{ transactionId: string; paymentId: string }>;
  /** Returns the attempt, or the status and code of the refusal. */
  attempt(kind: 'request' | 'retry-request', body: Body, key?: string): Promise<Reply>;
  walletPay(paymentId: string, key?: string): Promise<Reply>;
  cancel(paymentId: string): Promise<Reply>;
  read(paymentId: string): Promise<Body>;
  credit(): Promise<{ balanceRial: number; blockedRial: number }>;
}

export interface Reply {
  status: number;
  body: Body;
}

export async function paymentCaller(app: TestApp, phoneNumber: string): Promise<PaymentCaller> {
  const token = await app.logIn(phoneNumber);
  const post = async (path: string, body: unknown, key?: string): Promise<Reply> => {
    const answer = await app.post(path, body, token, key);
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  return {
    token,
    charge: async (amountRial) => {
      const { body } = await post('/wallettransactions/charge-by-user', { amountRial });
      return body as { transactionId: string; paymentId: string };
    },
    attempt: (kind, body, key) =>
      post(
        `/onlinepayments/${kind}`,
        { gatewayId: 'gateway-1', returnPath: '/profile/wallet', ...body },
        key,
      ),
    walletPay: (paymentId, key) => post('/payments/wallet-pay', { paymentId }, key),
    cancel: (paymentId) => post(`/payments/${paymentId}/cancel`, {}),
    read: (paymentId) => app.get(`/onlinepayments/by-paymentid?paymentId=${paymentId}`, token),
    credit: async () =>
      (await app.get('/wallettransactions/credit/byuser', token)) as {
        balanceRial: number;
        blockedRial: number;
      },
  };
}

/** Returns the bank's authority of an attempt, from the redirect address. */
export function authorityOf(attempt: Body): string {
  return String(attempt.redirectUrl).split('/').at(-1) ?? '';
}

/** Presses a button on the bank's page as the customer. Returns the redirect address, if any. */
export async function decideAtBank(
  app: TestApp,
  authority: string,
  decision: string,
): Promise<string | null> {
  const answer = await app.app.request(`/bank/${authority}/decision`, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
  });
  return answer.headers.get('location');
}

/** Calls the callback address as the bank, or as an impostor. */
export function callBack(app: TestApp, fields: Record<string, string>): Promise<Response> {
  return Promise.resolve(app.app.request(`/bank/callback?${new URLSearchParams(fields)}`));
}

/** Pays at the bank and returns. */
export async function payAtBank(app: TestApp, attempt: Body): Promise<string | null> {
  const location = await decideAtBank(app, authorityOf(attempt), 'pay');
  const back = await app.app.request(location ?? '/bank/callback');
  return back.headers.get('location');
}

/** Creates a payment that is not a top-up, in the way of another feature. */
export async function billSomebody(
  { services }: TestApp,
  userId: string,
  amountRial: number,
): Promise<string> {
  const taxRial = Math.floor(amountRial / 11);
  const facts = { userId, purpose: 'Advertisement', referenceId: 'ad-1', title: 'آگهی' } as const;
  const { id } = await services.database.db.transaction((tx) =>
    createPayment(tx, services, { ...facts, amountRial, taxRial }),
  );
  return id;
}
