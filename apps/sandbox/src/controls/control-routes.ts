import { Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../server/services';
import type { AdjustableClock } from '../server/system-services';
import { applyFault } from './apply-fault';
import { type FaultList, faultFromHeader, faultSchema } from './fault';
import type { RequestCounter } from './request-counter';

export interface Controls {
  counter: RequestCounter;
  faults: FaultList;
  clock: AdjustableClock;
}

/**
 * Test controls under /__sandbox, mounted only with SANDBOX_CONTROLS=1:
 * GET requests · POST requests/reset · GET, POST, DELETE faults · POST faults/reset · POST clock {advanceSeconds} · GET inbox.
 */
export function controlRoutes({ counter, faults, clock }: Controls, services: Services): Hono {
  const app = new Hono();
  app.use('/api/v1/*', async (context, next) => {
    const { pathname } = new URL(context.req.url);
    counter.count(context.req.method, pathname);
    const fault =
      faultFromHeader(context.req.header('x-sandbox-fault')) ?? faults.take(context.req.method, pathname);
    const answer = fault === undefined ? undefined : await applyFault(context, fault, services.random.uuid());
    if (answer !== undefined) return answer;
    return next();
  });

  app.get('/__sandbox/requests', (context) => context.json(counter.report()));
  app.post('/__sandbox/requests/reset', (context) => {
    counter.reset();
    return context.body(null, 204);
  });
  app.get('/__sandbox/faults', (context) => context.json(faults.list()));
  app.post('/__sandbox/faults', async (context) => {
    const fault = faultSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!fault.success) return context.json({ errors: z.flattenError(fault.error) }, 422);
    faults.add(fault.data);
    return context.json(fault.data, 201);
  });
  app.on(['POST', 'DELETE'], ['/__sandbox/faults/reset', '/__sandbox/faults'], (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  app.post('/__sandbox/clock', async (context) => {
    const body = z.object({ advanceSeconds: z.number().min(0) }).safeParse(await context.req.json());
    if (!body.success) return context.json({ errors: z.flattenError(body.error) }, 422);
    clock.advance(body.data.advanceSeconds);
    return context.json({ now: clock.now().toISOString() });
  });
  app.get('/__sandbox/inbox', (context) => context.json(services.inbox.list()));
  return app;
}
