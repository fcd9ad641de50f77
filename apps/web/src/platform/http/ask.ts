/** An answer of the catalogue that is not a success. */
export class AskError extends Error {
  readonly status: number;
  readonly problem: { readonly code?: string; readonly detail?: string };
  readonly retryAfterMs: number | undefined;

  constructor(status: number, problem: AskError['problem'], retryAfterMs: number | undefined) {
    super(`${status} ${problem.code ?? ''}`.trim());
    this.name = 'AskError';
    this.status = status;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

/** One call from the browser through our own origin; `path` follows `/api/v1`. Nothing is tried again. */
export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(`/api/v1${path}`, {
    ...init,
    headers: { accept: 'application/json', ...init?.headers },
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as AskError['problem'];
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    throw new AskError(answer.status, problem, Number.isFinite(seconds) ? seconds * 1_000 : undefined);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

/** A JSON body with its header. */
export function json(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}
