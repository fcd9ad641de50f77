import { randomUUID } from 'node:crypto';
import type { Order, Outcome, RequestKind } from './order.ts';
import type { Person } from './person.ts';

const API = '/api/v1';

/** Chooses what is requested, and counts the notes that were acknowledged. */
export class Visitor {
  /** Texts of the notes for which a success was answered. */
  readonly acknowledged: string[] = [];
  private readonly cached: readonly string[];
  private readonly person: Person;
  private turn = 0;
  /** Counted apart: every twentieth request is of somebody logged in, so the turn of all is always even or always odd for them. */
  private loggedInTurn = 0;

  constructor(cached: readonly string[], person: Person) {
    this.cached = cached;
    this.person = person;
  }

  next(kind: RequestKind): Order {
    this.turn += 1;
    if (kind === 'cached') return read(kind, this.cached[this.turn % this.cached.length] ?? '/');
    if (kind === 'per request')
      return read(
        kind,
        `/products/search/Product?term=${encodeURIComponent('بلبرینگ')}&pageNumber=${1 + (this.turn % 5)}`,
      );
    const { cookie, origin } = this.person;
    this.loggedInTurn += 1;
    if (this.loggedInTurn % 2 === 0)
      return { ...read('logged in', `${API}/customers/profile`), headers: { cookie } };
    const text = `bench ${randomUUID()}`;
    return {
      kind: 'write',
      method: 'POST',
      path: `${API}/notes`,
      headers: { cookie, origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ objectType: 'Product', objectId: 'sp-1', text }),
    };
  }

  onOutcome({ kind, body }: Order, { status }: Outcome): void {
    if (kind === 'write' && status >= 200 && status < 300)
      this.acknowledged.push(String((JSON.parse(body ?? '{}') as { text?: string }).text));
  }
}

function read(kind: RequestKind, path: string): Order {
  return { kind, method: 'GET', path };
}
