import { rateLimits } from '@bazaar/api/answer-rules';
import { sql } from 'drizzle-orm';
import { selectRows } from '../db/database-handle';
import { countedAddress, isLoopback } from '../http/client-address';
import { persianNumber } from '../http/persian-issues';
import { ProblemError } from '../http/problem';
import type { Services } from '../server/services';

export interface AddressLimit {
  purpose: 'one-time-code' | 'upload' | 'feedback';
  uses: number;
  windowSeconds: number;
}

/** What is left of a limit, as the headers of an answer say it. */
export type LimitHeaders = Record<'ratelimit-limit' | 'ratelimit-remaining' | 'ratelimit-reset', string>;

/**
 * Limits one-time codes to 20 in 10 minutes by address. One address of an Iranian office or mobile network has many people, who log in
 * about once a week each, so 20 does not affect them; 120 an hour is low enough to deter flooding numbers with messages.
 */
export const codeLimit: AddressLimit = { purpose: 'one-time-code', ...rateLimits.requestOneTimeCode };

/** Limits files without an account by address: two feedbacks with all their attachments in 10 minutes. */
export const uploadLimit: AddressLimit = { purpose: 'upload', ...rateLimits.uploadFile };

/**
 * Counts one use of an address in one statement, so that concurrent uses are all counted, and returns what is left as headers. Refuses
 * beyond the limit with `rate-limited` and Retry-After. This machine itself is exempt: the web app, tests and benchmarks call from here on behalf of everyone.
 */
export async function countAddressUse(
  services: Services,
  address: string | undefined,
  { purpose, uses, windowSeconds }: AddressLimit,
): Promise<LimitHeaders> {
  if (address === undefined || isLoopback(address)) return limitHeaders(uses, uses, windowSeconds);
  const now = services.clock.now();
  const windowStart = new Date(now.getTime() - windowSeconds * 1000);
  const [counted] = await selectRows<{ uses: number; startedAt: string | Date }>(
    services.database.db,
    sql`
      insert into address_counts as c (purpose, address, started_at, uses)
      values (${purpose}, ${countedAddress(address)}, ${now.toISOString()}, 1)
      on conflict (purpose, address) do update set
        uses = case when c.started_at <= ${windowStart.toISOString()} then 1 else c.uses + 1 end,
        started_at = case when c.started_at <= ${windowStart.toISOString()} then excluded.started_at else c.started_at end
      returning uses, started_at as "startedAt"`,
  );
  const used = counted?.uses ?? 1;
  const endsAt = new Date(counted?.startedAt ?? now).getTime() + windowSeconds * 1000;
  const seconds = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
  const headers = limitHeaders(uses, Math.max(0, uses - used), seconds);
  if (used <= uses) {
    await sweepOld(services, windowStart, used === 1);
    return headers;
  }
  throw new ProblemError('rate-limited', {
    detail: `از این نشانی اینترنتی درخواست زیادی رسیده است؛ ${persianNumber(Math.ceil(seconds / 60))} دقیقهٔ دیگر دوباره تلاش کنید.`,
    headers: { ...headers, 'retry-after': String(seconds) },
  });
}

function limitHeaders(limit: number, remaining: number, resetSeconds: number): LimitHeaders {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  };
}

/** Deletes rows of expired windows when a new window begins, so that the table stays small. */
async function sweepOld(services: Services, windowStart: Date, isNewWindow: boolean): Promise<void> {
  if (!isNewWindow) return;
  await services.database.db.execute(
    sql`delete from address_counts where started_at <= ${windowStart.toISOString()}`,
  );
}
