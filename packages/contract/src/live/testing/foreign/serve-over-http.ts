import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Send } from '../../requests/send-request.ts';
import type { WrittenRequest } from '../../requests/written-request.ts';
import { foreignBase } from './foreign-backend.ts';

/** Serves a fake backend over HTTP, so that what the sender makes of cookies, forms and odd methods is seen. Returns its base URL. */
export async function serveOverHttp(send: Send): Promise<{ server: Server; baseUrl: string }> {
  const prefix = new URL(foreignBase).pathname;
  const server = createServer(async (request, response) => {
    const answer = await send(await readRequest(request));
    const headers = Object.fromEntries(answer.headers);
    const isEmpty = answer.status === 204 || request.method === 'HEAD';
    response.writeHead(answer.status, headers).end(isEmpty ? undefined : answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}` };
}

async function readRequest(request: IncomingMessage): Promise<WrittenRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const read = {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', foreignBase).href,
    headers,
  };
  if (!headers['content-type']?.startsWith('multipart/'))
    return bytes.length === 0 ? read : { ...read, body: bytes.toString('utf8') };
  const form = await new Response(bytes, { headers: { 'content-type': headers['content-type'] } }).formData();
  const { 'content-type': _, ...others } = headers;
  const body = [...form].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  );
  return { ...read, headers: others, body };
}
