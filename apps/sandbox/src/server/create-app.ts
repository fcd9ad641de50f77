import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { attachmentRoutes } from '../attachments/attachment-routes';
import { inboxPage } from '../auth/inbox-page';
import { bankRoutes } from '../bank/bank-routes';
import { gatewayLogos } from '../bank/gateway-logos';
import { type Controls, controlRoutes } from '../controls/control-routes';
import { isDatabaseAway } from '../db/database-away';
import { docsRoutes } from '../docs/docs-routes';
import { fileRoutes } from '../files/file-routes';
import { largestUploadBytes } from '../files/purposes';
import type { ContractOperation } from '../http/contract-operation';
import { operationHandler } from '../http/operation-handler';
import { databaseAway, ProblemError, problemResponse } from '../http/problem';
import { mediaRoutes } from '../media/media-routes';
import { type ContractRoute, contractRoutes } from '../routes/contract-routes';
import { countProducts } from '../seeding/seed-stamp';
import { videoMediaRoutes } from '../videos/video-media-routes';
import type { Services } from './services';

const apiBase = '/api/v1';
const largestBodyBytes = 64 * 1024;
/** A direct order of 500 lines with notes and properties. */
const largestOrderBytes = 4 * 1024 * 1024;

export interface AppSettings {
  services: Services;
  operations: readonly ContractOperation[];
  /** Request counters and faults; absent in ordinary runs. */
  controls?: Controls;
}

/** Creates the whole HTTP surface: the contract under /api/v1, pictures, the inbox page, health, and test controls where allowed. */
export function createApp({ services, operations, controls }: AppSettings): Hono {
  const app = new Hono();
  let requests = 0;
  app.use(`${apiBase}/*`, async (_, next) => {
    requests += 1;
    await next();
  });
  if (controls !== undefined) app.route('/', controlRoutes(controls, services));
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: () => refuse('payload-too-large') });
  const limits = {
    ordinary: limitTo(largestBodyBytes),
    order: limitTo(largestOrderBytes),
    upload: limitTo(largestUploadBytes),
  };
  app.use(`${apiBase}/*`, (context, next) => {
    const path = context.req.path.slice(apiBase.length);
    const isOrder = /^\/traderequests\/direct-order(?:\/|$)/.test(path);
    return limits[path === '/files' ? 'upload' : isOrder ? 'order' : 'ordinary'](context, next);
  });
  addOperations(app, contractRoutes(operations), services);
  app.get('/health', async (context) =>
    context.json({ status: 'ok', products: await countProducts(services.database), requests }),
  );
  app.get('/inbox', (context) => {
    context.header('cache-control', 'no-store');
    return context.html(inboxPage(services.inbox.list(), services.clock.now()));
  });
  app.route('/', docsRoutes());
  app.route('/', mediaRoutes(services));
  app.route('/', videoMediaRoutes(services));
  app.route('/', gatewayLogos());
  app.route('/', bankRoutes(services));
  app.route('/', attachmentRoutes(services));
  app.route('/', fileRoutes(services));
  app.notFound((context) =>
    refuse('not-found', `نشانی ${new URL(context.req.url).pathname} در این سرویس نیست.`),
  );
  app.onError((error) => {
    if (isDatabaseAway(error)) return problemResponse(databaseAway(), services.random.uuid());
    services.log(`request failed: ${error.stack ?? error.message}`, 'error');
    return refuse('server');
  });
  return app;

  function refuse(code: ConstructorParameters<typeof ProblemError>[0], detail?: string): Response {
    const problem = new ProblemError(code, detail === undefined ? {} : { detail });
    return problemResponse(problem, services.random.uuid());
  }
}

function addOperations(app: Hono, routes: readonly ContractRoute[], services: Services): void {
  const methodsByPath = new Map<string, string[]>();
  for (const { method, path, operation } of routes) {
    app.on(method, `${apiBase}${path}`, operationHandler(operation, services));
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]);
  }
  for (const [path, methods] of methodsByPath) {
    app.all(`${apiBase}${path}`, () => {
      const problem = new ProblemError('method-not-allowed', { headers: { allow: methods.join(', ') } });
      return problemResponse(problem, services.random.uuid());
    });
  }
}
