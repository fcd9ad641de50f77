import { createServer, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { readSettings } from '@bazaar/settings';
import compression from 'compression';
import next from 'next';
import { encodeSentPage } from '../encoded-pages/encode-sent-page.ts';
import { sendEncodedPage } from '../encoded-pages/send-encoded-page.ts';
import { inlineSentSheets } from '../inlined-assets/inline-sent-sheets.ts';
import { sheetReader } from '../inlined-assets/stylesheet-files.ts';
import { bareErrorsForBots } from './bare-errors.ts';
import { drain } from './drain.ts';
import { refuse } from './refuse.ts';
import { requestTarget } from './request-target.ts';

/**
 * Starts the web server: the framework's own request handler, and what it has no setting for. It refuses request lines that no page can
 * have, sends warm pages as the bytes they were sent as before, inlines the stylesheets of the others before it compresses them, gives crawlers bare failures, and ends with 0 after a drain when told to stop (`next start` drains without a limit).
 */
const { PORT, SITE_URL, WEB_BUILD_DIR } = readSettings();
const siteHost = new URL(SITE_URL).host;
const app = next({ dev: false, dir: process.cwd(), port: PORT });
await app.prepare();
const handle = app.getRequestHandler();
const readSheet = sheetReader(WEB_BUILD_DIR);
const compress = compression();

const server = createServer((request, response) => {
  const target = requestTarget(request.url ?? '', siteHost);
  if ('refusal' in target) return refuse(response, target.refusal);
  request.url = target.url;
  if (sendEncodedPage(request, response)) return;
  encodeSentPage(request, response);
  compress(request, response, () => undefined);
  inlineSentSheets(request, response, readSheet);
  bareErrorsForBots(request, response);
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end(STATUS_CODES[500]);
  });
});

/** A head longer than Node reads: an address that fills it gets its own status. */
server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? (isLongLine(error.rawPacket) ? 414 : 431) : 400;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
});

function isLongLine(packet: Buffer | undefined): boolean {
  return packet !== undefined && !packet.subarray(0, 8_000).includes('\r\n');
}

/** How long in ms the framework may finish its own writes. */
const CLOSE_MS = 1_000;
let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await drain(server);
  await Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, CLOSE_MS))]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

// The framework reports every uncaught error and continues: a port in use would go unnoticed.
server.once('error', (error) => {
  console.error(error);
  process.exit(1);
});
server.listen(PORT);
