import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { findTokenUser } from '../auth/access-token';
import { countAddressUse } from '../auth/address-limit';
import { isDatabaseAway } from '../db/database-away';
import { mayCall } from '../people/needed-permission';
import { refuseRole } from '../people/refuse-role';
import type { RequestContext, SignedInUser } from '../server/request-context';
import type { Services } from '../server/services';
import { observeOperation } from '../telemetry/observe-operation';
import { clientAddress } from './client-address';
import { isUnchanged } from './conditional-read';
import type { Answer, ContractOperation } from './contract-operation';
import { addressOf } from './made-address';
import { type OperationRules, rulesOf } from './operation-rules';
import { fieldName } from './persian-issues';
import { databaseAway, ProblemError, problemResponse } from './problem';
import { readRequest } from './read-request';

/**
 * Wraps every operation: authentication, validation of the request, the handler, and validation of the response by the contract. Expected
 * refusals become problems; anything else, including a refusal the contract does not name, is logged with its trace id and returned as a
 * bare 500.
 */
export function operationHandler(
  operation: ContractOperation,
  services: Services,
  rules = rulesOf(operation.operationId),
) {
  const answerTraced = async (context: Context, traceId: string): Promise<Response> => {
    try {
      const user = await readUser(rules, services, context.req.header('authorization'));
      if (user !== undefined && !(await mayCall(services.database.db, user, operation.operationId)))
        throw new ProblemError('forbidden');
      const address = clientAddress(context, services.trustsProxy);
      const { limit } = operation;
      const isCounted = user === undefined && limit !== undefined;
      const left = isCounted ? await countAddressUse(services, address, limit) : {};
      const input = await readRequest(context, operation.schemas);
      const requestContext: RequestContext = {
        services,
        traceId,
        ...(user === undefined ? {} : { user }),
        clientAddress: address,
      };
      const { headers, ...handled } = await operation.handle(input, requestContext);
      const answer = { ...handled, headers: { ...left, ...headers } };
      return buildResponse(context, rules, checkAnswer(operation, answer), user, traceId);
    } catch (error) {
      const failure = error instanceof ProblemError ? undeclared(rules, error) : error;
      if (failure === undefined) return problemResponse(error as ProblemError, traceId);
      if (isDatabaseAway(error)) return problemResponse(databaseAway(), traceId);
      services.log(`${operation.operationId} failed (trace ${traceId}): ${describe(failure)}`, 'error');
      return problemResponse(new ProblemError('server'), traceId);
    }
  };
  return (context: Context) =>
    observeOperation(operation.operationId, context, (traceId) => answerTraced(context, traceId));
}

/** Returns the fault of a refusal whose status the contract does not name for this operation. */
function undeclared({ statuses }: OperationRules, problem: ProblemError): Error | undefined {
  if (problem.status >= 500 || statuses.includes(problem.status)) return undefined;
  return new Error(`status ${problem.status} is not in the contract`, { cause: problem });
}

async function readUser(
  { needsUser, roles }: OperationRules,
  services: Services,
  authorization: string | undefined,
): Promise<SignedInUser | undefined> {
  const user = authorization === undefined ? undefined : await findTokenUser(services, authorization);
  if (user === undefined && needsUser) {
    throw new ProblemError(authorization === undefined ? 'unauthorized' : 'token-expired', {
      ...(authorization === undefined
        ? {}
        : { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } }),
    });
  }
  if (roles.length > 0 && !user?.roles.some((role) => roles.includes(role)))
    throw refuseRole(user ?? { missingFields: [] }, roles);
  return user;
}

/** Returns the body in the contract's shape: unknown fields are dropped; an invalid one is an error of this server. */
function checkAnswer(operation: ContractOperation, answer: Answer): Answer {
  const schema = operation.schemas.responses[answer.status];
  if (schema === undefined) throw new Error(`status ${answer.status} is not in the contract`);
  if (schema === null) return { ...answer, body: undefined };
  const result = schema.safeParse(answer.body);
  if (result.success) return { ...answer, body: result.data };
  const broken = result.error.issues.slice(0, 5).map(({ path, message }) => `${fieldName(path)}: ${message}`);
  throw new Error(`the answer breaks the contract at ${broken.join('; ')}`);
}

function buildResponse(
  context: Context,
  { cacheSeconds, location }: OperationRules,
  answer: Answer,
  user: SignedInUser | undefined,
  traceId: string,
): Response {
  const headers = new Headers({ 'x-trace-id': traceId, ...answer.headers });
  const body = answer.body === undefined ? null : JSON.stringify(answer.body);
  if (location !== undefined) headers.set('location', addressOf(location, answer.body));
  if (body !== null) headers.set('content-type', 'application/json; charset=utf-8');
  // A request with a token may get more data than others, so its response is never shared.
  if (cacheSeconds === 0 || user !== undefined) {
    headers.set('cache-control', 'private, no-store');
    return new Response(body, { status: answer.status, headers });
  }
  const tag = `"${createHash('sha1')
    .update(body ?? '')
    .digest('base64url')}"`;
  headers.set('cache-control', `public, max-age=${cacheSeconds}`);
  headers.set('vary', 'Authorization');
  headers.set('etag', tag);
  if (isUnchanged(context.req.header('if-none-match'), tag)) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status: answer.status, headers });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}\n${error.stack?.split('\n').slice(1, 6).join('\n') ?? ''}`;
}
