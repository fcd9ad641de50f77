import type { Problem } from '../generated/model/problem';
import { ApiError } from './api-error';
import { networkFailure } from './network-error';
import { retryAfterMs } from './retry-policy';

interface Requested {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal | undefined;
}

const emptyStatuses = [204, 205, 304];

/**
 * Returns the JSON of a successful response, `undefined` for an empty one. Throws `ApiError` with code `invalid-answer` for a response that
 * is not JSON.
 */
export async function readAnswer<Answer>(response: Response, requested: Requested): Promise<Answer> {
  if (emptyStatuses.includes(response.status) || requested.method === 'HEAD') return undefined as Answer;
  const text = await readText(response, requested);
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new ApiError({ ...requested, status: response.status }, 'invalid-answer');
  }
}

/**
 * Converts an error response to an `ApiError`. A body that is not a problem of the contract, such as a gateway's page, leaves only the
 * status.
 */
export async function problemOf(response: Response, requested: Requested): Promise<ApiError> {
  const text = await readText(response, requested).catch((error: unknown) => {
    if (requested.signal?.aborted) throw error;
    return '';
  });
  const problem = parseProblem(text);
  const delayMs = retryAfterMs(response.headers.get('retry-after'));
  const remainingUses = Number.parseInt(response.headers.get('ratelimit-remaining') ?? '', 10);
  return new ApiError({
    ...requested,
    status: response.status,
    ...(problem === undefined ? {} : { problem }),
    ...(delayMs === undefined ? {} : { retryAfterMs: delayMs }),
    ...(Number.isNaN(remainingUses) ? {} : { remainingUses }),
  });
}

async function readText(response: Response, requested: Requested): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw networkFailure(error, requested);
  }
}

function parseProblem(text: string): Problem | undefined {
  try {
    const value = JSON.parse(text) as Partial<Problem> | null;
    return typeof value?.code === 'string' && typeof value.title === 'string'
      ? (value as Problem)
      : undefined;
  } catch {
    return undefined;
  }
}
