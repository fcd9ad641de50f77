import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { readSettings } from '@bazaar/settings';
import { runInTrace } from '@bazaar/telemetry/current-trace';
import compression from 'compression';
import next from 'next';
import { boundFolder } from '../cache/bound-folder.ts';
import { pageCounts } from '../cache/page-counts.ts';
import { encodeSentPage } from '../encoded-pages/encode-sent-page.ts';
import { sendEncodedPage } from '../encoded-pages/send-encoded-page.ts';
import { readConfigNatively } from '../framework/native-config.ts';
import { boundRememberedLifetimes } from '../framework/remembered-lifetimes.ts';
import { answerHealth } from '../health/answer-health.ts';
import { Health } from '../health/health.ts';
import { inlineSentAssets } from '../inlined-assets/inline-sent-assets.ts';
import { pictureReader } from '../inlined-assets/read-picture.ts';
import { rememberedPictures } from '../inlined-assets/remembered-pictures.ts';
import { sheetReader } from '../inlined-assets/stylesheet-files.ts';
import { precompressedFiles } from '../precompressed/precompressed-files.ts';
import { sharedPages } from '../shared-pages/current-shared-pages.ts';
import { noteSentAsBytes, observeRequest } from '../telemetry/observe-request.ts';
import { routeNames } from '../telemetry/route-names.ts';
import { sendTrace } from '../telemetry/send-trace.ts';
import { startWebTelemetry } from '../telemetry/start-web-telemetry.ts';
import { receiveVitals } from '../vitals/receive-vitals.ts';
import { bareErrorsForBots } from './bare-errors.ts';
import { completeLifetime } from './cache-for-all.ts';
import { drain, STOP_MS } from './drain.ts';
import { PastBuilds } from './past-builds.ts';
import { refuse } from './refuse.ts';
import { requestTarget } from './request-target.ts';
import { sendPastFile } from './send-past-file.ts';

/**
 * Starts the web server: the framework's own request handler, and what it has no setting for. It refuses request lines that no page can
 * have, sends warm pages as the bytes they were sent as before, inlines what the others need for their first paint before it compresses them, gives crawlers bare failures, and ends with 0 after a drain when told to stop (`next start` drains without a limit).
 */
const settings = readSettings();
const {
  PORT,
  SITE_URL,
  WEB_BUILD_DIR,
  CATALOGUE_API_URL,
  DRAIN_WAIT_SECONDS,
  REDIS_URL,
  PAST_BUILDS_DIR,
  PAGE_CACHE_DIR,
} = settings;
const endTelemetry = await startWebTelemetry(settings);
const routeOf = routeNames(WEB_BUILD_DIR);
const siteHost = new URL(SITE_URL).host;
const health = new Health(WEB_BUILD_DIR);
if (REDIS_URL) {
  const { openSharedPages } = await import('../shared-pages/open-shared-pages.ts');
  openSharedPages(REDIS_URL, settings, await health.buildId());
}
const pastBuilds = PAST_BUILDS_DIR ? new PastBuilds(PAST_BUILDS_DIR) : undefined;
await pastBuilds?.add(await health.buildId(), join(WEB_BUILD_DIR, 'static'));
if (PAGE_CACHE_DIR) boundFolder(PAGE_CACHE_DIR, settings.PAGE_CACHE_MB);
readConfigNatively();
boundRememberedLifetimes();
const app = next({ dev: false, dir: process.cwd(), port: PORT });
await app.prepare();
const handle = app.getRequestHandler();
const assets = {
  sheet: sheetReader(WEB_BUILD_DIR),
  pictures: rememberedPictures(pictureReader(CATALOGUE_API_URL)),
};
const compress = compression();
const turnToPrecompressed = precompressedFiles(join(WEB_BUILD_DIR, 'static'));
const report = () => ({ pages: pageCounts, store: sharedPages()?.figures });

/**
 * Nothing here speaks another protocol. A request to change it is answered as any other: the framework would take its socket, answer
 * nothing, and neither a visitor's limit nor a drain would ever close it.
 */
const withoutUpgrades = { shouldUpgradeCallback: () => false };

const server = createServer(withoutUpgrades, (request, response) => {
  const target = requestTarget(request.url ?? '', siteHost);
  if ('refusal' in target) return refuse(response, target.refusal);
  request.url = target.url;
  // A balancer that reuses connections leaves this instance with the next response.
  if (health.draining) response.setHeader('connection', 'close');
  if (answerHealth(request, response, health, report)) return;
  if (receiveVitals(request, response, { routeOf, siteUrl: SITE_URL })) return;
  const span = observeRequest(request, response, routeOf);
  if (sendEncodedPage(request, response)) {
    pageCounts.bytes += 1;
    return noteSentAsBytes(response);
  }
  sendTrace(response, span.context);
  encodeSentPage(request, response);
  completeLifetime(response);
  turnToPrecompressed(request, response);
  compress(request, response, () => undefined);
  inlineSentAssets(request, response, assets);
  bareErrorsForBots(request, response);
  runInTrace(span.context, () => answer(request, response)).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end(STATUS_CODES[500]);
  });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (pastBuilds && (await sendPastFile(request, response, pastBuilds, WEB_BUILD_DIR))) return;
  await handle(request, response);
}

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
/** Ends within {@link STOP_MS}: not ready, a pause in which the balancer notices it, pending responses, the framework, exit 0. */
async function stop(): Promise<void> {
  if (health.draining) return;
  health.startDraining();
  const pauseMs = DRAIN_WAIT_SECONDS * 1_000;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  await drain(server, STOP_MS - CLOSE_MS - pauseMs);
  await endTelemetry();
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
