import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { inboxPage } from '../auth/inbox-page';
import { type Controls, controlRoutes } from '../controls/control-routes';
import type { ContractOperation } from '../http/contract-operation';
import { operationHandler } from '../http/operation-handler';
import { ProblemError, problemResponse } from '../http/problem';
import { mediaRoutes } from '../media/media-routes';
import { type ContractRoute, contractRoutes } from '../routes/contract-routes';
import { countProducts } from '../seeding/seed-stamp';
import type { Services } from './services';

const apiBase = '/api/v1';
const largestBodyBytes = 64 * 1024;

export interface AppSettings {
  services: Services;
  operations: readonly ContractOperation[];
  /** Request counters and faults; absent in ordinary runs. */
  controls?: Controls;
}

/** The whole HTTP surface: the contract under /api/v1, pictures, the inbox page, health, and test controls where allowed. */
export function createApp({ services, operations, controls }: AppSettings): Hono {
  const app = new Hono();
  let requests = 0;
  app.use(`${apiBase}/*`, async (_, next) => {
    requests += 1;
    await next();
  });
  if (controls !== undefined) app.route('/', controlRoutes(controls, services));
  app.use(
    `${apiBase}/*`,
    bodyLimit({ maxSize: largestBodyBytes, onError: () => refuse('payload-too-large') }),
  );
  addOperations(app, contractRoutes(operations), services);
  app.get('/health', async (context) =>
    context.json({ status: 'ok', products: await countProducts(services.database), requests }),
  );
  app.get('/inbox', (context) => {
    context.header('cache-control', 'no-store');
    return context.html(inboxPage(services.inbox.list(), services.clock.now()));
  });
  app.route('/', mediaRoutes(services));
  app.notFound((context) =>
    refuse('not-found', `نشانی ${new URL(context.req.url).pathname} در این سرویس نیست.`),
  );
  app.onError((error) => {
    services.log(`request failed: ${error.stack ?? error.message}`);
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
