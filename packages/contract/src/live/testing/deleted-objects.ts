import type { Json } from '../../document.ts';
import { asObject } from '../model/json-parts.ts';
import type { Answered, Requested } from './requests.ts';

/** Remembers which objects a backend deleted: its examples would show them for ever. */
export class DeletedObjects {
  private readonly deleted = new Set<string>();

  /** Returns 404 for a deleted object, where the operation declares it. */
  refusal({ url, operation }: Requested): Answered | undefined {
    if (!this.deleted.has(url.pathname) || !operation.responses.has('404')) return undefined;
    const headers = { 'content-type': 'application/problem+json', 'x-trace-id': 't' };
    const body = { type: 'about:blank', title: 'x', status: 404, code: 'not-found', traceId: 't' };
    return { status: 404, headers, body };
  }

  /** Returns a list without the objects that were deleted. */
  visible({ url, operation }: Requested, answered: Answered): Answered {
    if (operation.method !== 'GET' || answered.body === undefined || this.deleted.size === 0) return answered;
    const isLeft = (item: Json) => !this.deleted.has(`${url.pathname}/${String(asObject(item).id)}`);
    const { body } = answered;
    if (Array.isArray(body)) return { ...answered, body: body.filter(isLeft) };
    const { items } = asObject(body);
    return Array.isArray(items)
      ? { ...answered, body: { ...asObject(body), items: items.filter(isLeft) } }
      : answered;
  }

  note({ url, operation }: Requested, { status, body }: Answered): void {
    if (status >= 300) return;
    if (operation.method === 'DELETE') this.deleted.add(url.pathname);
    const { id } = asObject(body);
    if (operation.method === 'POST') this.deleted.delete(`${url.pathname}/${String(id)}`);
  }
}
