import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareErrorsForBots } from './bare-errors';

const PAGE = '<!doctype html><script src="/a.js"></script>';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/149 Safari/537.36';
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    bareErrorsForBots(request, response);
    const url = new URL(request.url ?? '/', 'http://x');
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-encoding', 'identity');
    response.setHeader('vary', 'rsc');
    response.setHeader('retry-after', '10');
    response.statusCode = Number(url.searchParams.get('status'));
    // The three ways to write a response.
    if (url.pathname.endsWith('/parts')) {
      response.write(PAGE.slice(0, 10));
      response.end(PAGE.slice(10));
    } else if (url.pathname.endsWith('/head')) {
      response.writeHead(response.statusCode, { 'content-type': 'text/html' });
      response.end(PAGE);
    } else response.end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = async (path: string, agent: string) => {
  const answer = await fetch(origin + path, { headers: { 'user-agent': agent } });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

describe('bareErrorsForBots', () => {
  it.each(['/p', '/p/parts', '/p/head'])('R-113 returns the bare status to a bot at %s', async (path) => {
    for (const [status, body] of [
      [404, '404 Not Found'],
      [410, '410 Gone'],
      [500, '500 Internal Server Error'],
      [503, '503 Service Unavailable'],
    ] as const) {
      const answer = await ask(`${path}?status=${status}`, BOT);
      expect(answer).toMatchObject({ status, body });
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('retry-after')).toBe('10');
      expect(answer.headers.get('vary')).toBe('rsc, user-agent');
    }
  });

  it.each(['/p', '/p/parts', '/p/head'])('returns the error page to a person at %s', async (path) => {
    const answer = await ask(`${path}?status=404`, PERSON);
    expect(answer).toMatchObject({ status: 404, body: PAGE });
    expect(answer.headers.get('vary')).toBe('rsc, user-agent');
  });

  it('leaves successful responses and non-pages unchanged', async () => {
    for (const [path, status] of [
      ['/p', 200],
      ['/p/parts', 200],
      ['/p/head', 200],
      ['/api/build/x', 404],
      ['/_next/static/x.js', 404],
    ] as const) {
      const answer = await ask(`${path}?status=${status}`, BOT);
      expect([path, answer.body, answer.headers.get('vary')]).toEqual([path, PAGE, 'rsc']);
    }
  });
});
