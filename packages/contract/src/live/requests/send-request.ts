import type { Json } from '../../document.ts';
import type { Attachment, WrittenRequest } from './written-request.ts';

/** A response. `failure` is the reason when there was none. */
export interface LiveAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, when it is JSON. */
  readonly json?: Json;
  readonly failure?: string;
  /** Time from sending to the whole response. */
  readonly milliseconds?: number;
}

export type Send = (request: WrittenRequest) => Promise<LiveAnswer>;

/** Creates a sender over HTTP; redirects are not followed. No response within `timeoutMs` is a failure. */
export function httpSender(timeoutMs: number): Send {
  return async (request) => {
    const started = performance.now();
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        ...(request.body === undefined ? {} : { body: bodyOf(request.body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      const json = parse(text);
      return {
        status: response.status,
        headers: response.headers,
        text,
        milliseconds: performance.now() - started,
        ...(json === undefined ? {} : { json }),
      };
    } catch (error) {
      return { status: 0, headers: new Headers(), text: '', failure: reasonOf(error, timeoutMs) };
    }
  };
}

function bodyOf(body: NonNullable<WrittenRequest['body']>): BodyInit {
  if (typeof body === 'string') return body;
  if ('base64' in body) return fileOf(body);
  const form = new FormData();
  for (const [field, value] of body) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, fileOf(value), value.name);
  }
  return form;
}

function fileOf({ base64, type }: Attachment): Blob {
  return new Blob([Buffer.from(base64, 'base64')], { type });
}

function parse(text: string): Json | undefined {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
