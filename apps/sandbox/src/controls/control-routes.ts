import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../server/services';
import type { AdjustableClock } from '../server/system-services';
import { reviewRoutes } from '../trade/review-control';
import { applyFault } from './apply-fault';
import { ControlStore } from './control-state';
import { type FaultList, faultFromHeader, faultSchema } from './fault';
import { fillAccount, fillSchema } from './fill-account';
import type { RequestCounter } from './request-counter';
import { resetData, resetSchema } from './reset';
import { removeStoredQuestions, storeTexts, textsSchema } from './store-texts';
import { ticks } from './ticks';

export interface Controls {
  counter: RequestCounter;
  faults: FaultList;
  clock: AdjustableClock;
}

/**
 * Test controls under /__sandbox, mounted only with SANDBOX_CONTROLS=1:
 * POST reset {seed?} · GET requests · POST requests/reset · GET, POST, DELETE faults · POST faults/reset · POST clock {advanceSeconds} ·
 * POST ticks · GET inbox · POST fill {phoneNumber, count} · POST, DELETE texts · GET review · POST review {mode} · POST trade-requests/{id}/review {isApproved, reason?, errors?}.
 */
export function controlRoutes(controls: Controls, services: Services): Hono {
  const app = new Hono();
  const state = new ControlStore(services, controls.clock);
  if (services.database.shared !== undefined)
    app.use('*', async (_, next) => {
      await state.load();
      await next();
    });
  addFaults(app, controls, services);
  addTime(app, controls, services, state);
  app.route('/', reviewRoutes(services, state));
  app.get('/__sandbox/requests', (context) => context.json(controls.counter.report()));
  app.post('/__sandbox/requests/reset', (context) => {
    controls.counter.reset();
    return context.body(null, 204);
  });
  app.get('/__sandbox/inbox', (context) => context.json(services.inbox.list()));
  app.post('/__sandbox/fill', async (context) => {
    const body = fillSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ errors: z.flattenError(body.error) }, 422);
    const filled = await fillAccount(services, body.data);
    return filled === undefined ? context.body(null, 404) : context.json(filled);
  });
  app.post('/__sandbox/texts', async (context) => {
    const body = textsSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ errors: z.flattenError(body.error) }, 422);
    await storeTexts(services, body.data);
    return context.body(null, 204);
  });
  app.delete('/__sandbox/texts', async (context) => {
    await removeStoredQuestions(services);
    return context.body(null, 204);
  });
  app.post('/__sandbox/reset', async (context) => {
    const body = resetSchema.safeParse(await context.req.json().catch(() => ({})));
    if (!body.success) return context.json({ errors: z.flattenError(body.error) }, 422);
    controls.faults.clear();
    controls.counter.reset();
    controls.clock.reset();
    const done = await resetData(services, body.data);
    await state.save();
    return context.json({ ...body.data, ...done });
  });
  return app;
}

/** Counts every API request, and applies its own fault or one in force; to pictures and videos too, which are not counted. */
function addFaults(app: Hono, { counter, faults }: Controls, services: Services): void {
  const pathOf = ({ req }: Context) => new URL(req.url).pathname;
  app.use('/api/v1/*', async (context, next) => {
    counter.count(context.req.method, pathOf(context));
    await next();
  });
  app.on('ALL', ['/api/v1/*', '/media/*'], async (context, next) => {
    const { req } = context;
    const fault = faultFromHeader(req.header('x-sandbox-fault')) ?? faults.take(req.method, pathOf(context));
    const answer = fault === undefined ? undefined : await applyFault(context, fault, services.random.uuid());
    if (answer !== undefined) return answer;
    return next();
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
}

const stepSchema = z.object({ advanceSeconds: z.number().min(0) });

/** Advances the clock on request, and runs everything that would have happened meanwhile. */
function addTime(app: Hono, { clock }: Controls, services: Services, state: ControlStore): void {
  const runTicks = async () => {
    for (const tick of ticks) await tick(services);
    return { now: clock.now().toISOString() };
  };
  app.post('/__sandbox/clock', async (context) => {
    const body = stepSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ errors: z.flattenError(body.error) }, 422);
    clock.advance(body.data.advanceSeconds);
    await state.save();
    return context.json(await runTicks());
  });
  app.post('/__sandbox/ticks', async (context) => context.json(await runTicks()));
}
