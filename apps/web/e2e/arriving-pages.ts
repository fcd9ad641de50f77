import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { type Paint, readPaint } from '../../../scripts/bench/screens/page-paint.ts';

/** Pieces a document is cut into; each is painted before the next one is sent. */
const PIECES = 10;
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** Has some browsers wait for the end of the first view; the others are judged. */
const EXPECTED = /<link\b[^>]*\brel="expect"[^>]*>/g;
/** A tag is not cut. */
const TAGS = /(?<=>)(?=<)/;

/** How far a document moves while it arrives over a slow line, without what its scripts do. */
export class ArrivingPages {
  private sendNext: () => boolean = () => false;
  private readonly server;

  constructor(origin: string) {
    this.server = createServer(async ({ url = '/', headers }, response) => {
      const accept = headers.accept ?? '*/*';
      const answer = await fetch(origin + url, { headers: { accept, 'accept-encoding': 'identity' } });
      const type = answer.headers.get('content-type') ?? '';
      const policy = answer.headers.get('content-security-policy');
      response.writeHead(answer.status, {
        'content-type': type,
        ...(policy === null ? {} : { 'content-security-policy': policy }),
      });
      if (!type.startsWith('text/html')) return void response.end(Buffer.from(await answer.arrayBuffer()));
      const pieces = inPieces((await answer.text()).replace(SCRIPTS, '').replace(EXPECTED, ''));
      response.write(pieces.shift() ?? '');
      this.sendNext = () => {
        const piece = pieces.shift();
        if (piece === undefined) response.end();
        else response.write(piece);
        return piece !== undefined;
      };
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Opens a page piece by piece, and returns what it painted and moved meanwhile. */
  async paintOf(page: Page, path: string): Promise<Paint> {
    const { port } = this.server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' });
    do await page.evaluate(nextPaint);
    while (this.sendNext());
    await page.evaluate(nextPaint);
    return page.evaluate(readPaint);
  }
}

/** Returns the text in parts of like length, cut between two tags. */
function inPieces(html: string): string[] {
  const parts = html.split(TAGS);
  const body = parts.findIndex((part) => part.startsWith('<body'));
  const rest = parts.splice(Math.max(body + 1, 1));
  const length = rest.reduce((sum, part) => sum + part.length, 0) / PIECES;
  const pieces = [parts.join('')];
  let piece = '';
  for (const part of rest) {
    piece += part;
    if (piece.length < length) continue;
    pieces.push(piece);
    piece = '';
  }
  return [...pieces, piece];
}

/** Runs in the browser: resolves when what has arrived is painted. */
function nextPaint(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
