import { ticks } from '../controls/ticks';
import type { Candidate } from '../db/shared-database';
import { forgetUploads } from '../files/forget-uploads';
import { forgetKeys } from '../http/idempotency';
import type { Services } from './services';

const everyMs = 3_000;
const hourMs = 60 * 60 * 1000;

/** What has had its time is deleted. */
export const hourlyTasks: readonly ((services: Services) => Promise<void>)[] = [forgetKeys, forgetUploads];

/**
 * Does what is due although nobody asks: suppliers and support answer, payments end, old keys and files that nobody used are deleted. Of
 * several servers over one database one does it, whoever holds the lock; when it dies the next one to ask takes over. Each step locks its row
 * and is taken once, so that two leaders in the moment of a lost connection do no harm. Ends when the server is closing.
 */
export function startHousekeeping(services: Services, closing: AbortSignal): void {
  const candidate: Candidate | undefined = services.database.shared?.standFor('bazaar-housekeeping');
  let wasLeader = false;
  let tidiedAt = Date.now();
  const once = async () => {
    const isLeader = candidate === undefined || (await candidate.isLeader());
    if (isLeader && !wasLeader) services.log('this instance runs what is due');
    wasLeader = isLeader;
    if (!isLeader) return;
    for (const tick of ticks) await tick(services);
    if (Date.now() - tidiedAt < hourMs) return;
    tidiedAt = Date.now();
    for (const task of hourlyTasks) await task(services);
  };
  let next: NodeJS.Timeout | undefined;
  const repeat = () => {
    once()
      .catch((error: unknown) => {
        if (closing.aborted) return;
        wasLeader = false;
        services.log(`what is due was not done: ${error instanceof Error ? error.message : String(error)}`);
      })
      .finally(() => {
        if (!closing.aborted) next = setTimeout(repeat, everyMs);
      });
  };
  closing.addEventListener('abort', () => {
    clearTimeout(next);
    void candidate?.close();
  });
  repeat();
}
