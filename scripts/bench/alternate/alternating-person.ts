import type { TwoOfEach } from './two-of-each.ts';

const REPEATS = 8;

export type Json = Record<string, unknown>;

/** Somebody whose requests reach one web server and the other in turn. */
export class AlternatingPerson {
  readonly mobile: string;
  private readonly two: TwoOfEach;
  private cookie = '';
  private turn: number;

  constructor(two: TwoOfEach, mobile: string, first: number) {
    this.two = two;
    this.mobile = mobile;
    this.turn = first;
  }

  /** Asks for a code at one, reads it in the inbox of the other, and redeems it there. */
  async logIn(): Promise<void> {
    await this.ok(await this.post('users/login-by-otp', { phoneNumber: this.mobile }));
    const code = await this.code();
    const form = {
      grant_type: 'otp',
      phone_number: this.mobile,
      code,
      client_id: 'bazaar-web',
      scope: 'openid',
    };
    const answer = await this.send('/api/v1/connect/token', {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie === undefined) throw new Error(`${this.mobile} was not let in: ${answer.status}`);
    this.cookie = cookie;
  }

  async get<Answer = Json>(call: string): Promise<Answer> {
    return (await (await this.ok(await this.send(`/api/v1/${call}`))).json()) as Answer;
  }

  /** Sends a write to one; without an answer in time it is repeated under its key at the other, as a person would. */
  async post(call: string, body: object, key: string = crypto.randomUUID()): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.send(`/api/v1/${call}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      });
      if (answer.status !== 504 || tries === REPEATS) return answer;
    }
  }

  /** Sends one write under one key to both at the same moment, twice each; returns what all of them got. */
  async postToBoth<Answer = Json>(call: string, body: object): Promise<Answer> {
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => this.ok(await this.post(call, body, key))),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    if (new Set(texts).size > 1) throw new Error(`${call} was answered in ${new Set(texts).size} ways`);
    return JSON.parse(texts[0] ?? '') as Answer;
  }

  async upload(content: string, name: string): Promise<{ id: string; url: string }> {
    const form = new FormData();
    form.append('file', new File([content], name));
    form.append('purpose', 'Message');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await this.send('/api/v1/files', { method: 'POST', body: form, headers });
    return (await (await this.ok(answer)).json()) as { id: string; url: string };
  }

  send(path: string, init: RequestInit = {}): Promise<Response> {
    this.turn += 1;
    const headers = new Headers(init.headers);
    headers.set('origin', this.two.siteUrl);
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    return fetch(`${this.two.webs[this.turn % 2 === 0 ? 0 : 1]}${path}`, {
      ...init,
      headers,
      redirect: 'manual',
    });
  }

  private async ok(answer: Response): Promise<Response> {
    if (answer.ok) return answer;
    throw new Error(
      `${this.mobile}: ${new URL(answer.url).pathname} answered ${answer.status} ${await answer.text()}`,
    );
  }

  private async code(): Promise<string> {
    const inbox = this.two.sandboxes[this.turn % 2 === 0 ? 1 : 0];
    for (let tries = 0; tries < 50; tries += 1) {
      const messages = (await (await fetch(`${inbox}/__sandbox/inbox`)).json()) as {
        phoneNumber: string;
        code: string;
      }[];
      const found = messages.find(({ phoneNumber }) => phoneNumber === this.mobile);
      if (found !== undefined) return found.code;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no code for ${this.mobile} at ${inbox}`);
  }
}
