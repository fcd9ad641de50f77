import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Operation, operations } from '@bazaar/api/operations';

export const FAULTS = ['slow', '503', 'rubbish'] as const;
export type Fault = (typeof FAULTS)[number];

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer | string;
}

/** Delay in ms beyond every deadline of a page. */
const SLOW_MS = 5_000;

/**
 * Proxy in front of the sandbox for one web server. Successful responses get status 203, which a framework does not cache: every page makes
 * all its calls each time, so that any of them can be made to fail without knowing it beforehand.
 */
export class FaultProxy {
  /** Operations that were called since the last `forget`. */
  readonly called = new Set<string>();
  private readonly server: Server;
  private readonly target: string;
  private broken: { readonly operation: string; readonly fault: Fault } | undefined;
  /** What the sandbox answered: nothing is written meanwhile, and some pages make the same twenty calls on hundreds of visits. */
  private readonly answered = new Map<string, Promise<Answer>>();

  constructor(target: string) {
    this.target = target;
    this.server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = 'GET', url = '/' } = request;
      const answer = await this.answer(method, url, Buffer.concat(chunks).toString()).catch(() => undefined);
      if (answer === undefined) return response.destroy();
      response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
    });
  }

  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  breakOperation(operation: string, fault: Fault): void {
    this.broken = { operation, fault };
  }

  mend(): void {
    this.broken = undefined;
  }

  private async answer(method: string, url: string, body: string): Promise<Answer> {
    const { pathname } = new URL(url, this.target);
    const operation = operationOf(method, pathname);
    this.called.add(operation);
    if (this.broken?.operation === operation) {
      const { fault } = this.broken;
      if (fault === '503') return { status: 503, type: 'text/plain', body: 'upstream connect error' };
      if (fault === 'rubbish') return { status: 200, type: 'application/json', body: '{"unexpected":true}' };
      await wait(SLOW_MS);
    }
    const key = `${method} ${url} ${body}`;
    const answer = this.answered.get(key) ?? this.ask(method, url, body);
    this.answered.set(key, answer);
    return answer.catch((error: unknown) => {
      this.answered.delete(key);
      throw error;
    });
  }

  private async ask(method: string, url: string, body: string): Promise<Answer> {
    const answer = await fetch(this.target + url, {
      method,
      ...(method === 'GET' ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
    return {
      status: answer.status === 200 ? 203 : answer.status,
      type: answer.headers.get('content-type') ?? 'application/json',
      body: Buffer.from(await answer.arrayBuffer()),
    };
  }
}

/** Returns the operation id of a call; files of one folder and kind, such as all drawings, are one. */
function operationOf(method: string, pathname: string): string {
  const requested = pathname.replace(/^\/api\/v1/, '').split('/');
  const fits = (operation: Operation) => {
    const segments = operation.path.split('/');
    return (
      operation.method === method &&
      segments.length === requested.length &&
      segments.every((segment, index) => segment.startsWith('{') || segment === requested[index])
    );
  };
  const named = operations.filter(fits).sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  return named[0]?.operationId ?? `${method} ${pathname.replace(/[^/]+(\.\w+)$/, '*$1')}`;
}
