import type { TestApp } from '../test-app';
import type { ExampleOperation, ExampleParameter, NamedExample } from './read-examples';

/** One request made of the examples of an operation. */
export interface ExampleRequest {
  name: string;
  address: string;
  headers: Record<string, string>;
  body?: unknown;
}

/**
 * Returns the requests of an operation's examples: one for each name of the body's examples, or of the parameters'; an example
 * without a name of its own takes part in each. All parameters are sent together.
 */
export function exampleRequests({ path, parameters, body }: ExampleOperation): ExampleRequest[] {
  const bodies: (NamedExample | undefined)[] =
    body === undefined || body.examples.length === 0 ? [undefined] : body.examples;
  const named = parameters.find(({ examples }) => examples.length > 1)?.examples ?? [];
  const names =
    bodies.length > 1 || named.length === 0
      ? bodies.map((one) => one?.name ?? 'example')
      : named.map(({ name }) => name);
  return names.map((name) => {
    const value = (one: ExampleParameter) =>
      (one.examples.find((example) => example.name === name) ?? one.examples[0])?.value;
    const query = new URLSearchParams();
    const headers: Record<string, string> = {};
    let address = path;
    for (const parameter of parameters) {
      const texts = [value(parameter)]
        .flat()
        .filter((text) => text !== undefined)
        .map(String);
      if (parameter.in === 'path')
        address = address.replace(`{${parameter.name}}`, encodeURIComponent(texts[0] ?? ''));
      else if (parameter.in === 'query') for (const text of texts) query.append(parameter.name, text);
      else headers[parameter.name] = texts.join();
    }
    const sent = bodies.find((one) => one?.name === name) ?? bodies[0];
    return {
      name,
      address: query.size === 0 ? address : `${address}?${query}`,
      headers,
      ...(sent === undefined ? {} : { body: sent.value }),
    };
  });
}

/** Sends one request of examples to the application. */
export async function sendExample(
  { app }: TestApp,
  { method, body }: ExampleOperation,
  request: ExampleRequest,
  token: string | undefined,
): Promise<{ status: number; body: unknown }> {
  const answer = await app.request(`/api/v1${request.address}`, {
    method,
    headers: {
      ...request.headers,
      // Examples of one operation are different requests.
      ...('Idempotency-Key' in request.headers ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(typeof request.body === 'object' && !(request.body instanceof FormData)
        ? { 'content-type': body?.mediaType ?? 'application/json' }
        : {}),
    },
    ...(request.body === undefined ? {} : { body: encoded(request.body, body?.mediaType) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

function encoded(body: unknown, mediaType: string | undefined): BodyInit {
  if (body instanceof FormData) return body;
  return mediaType === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body);
}
