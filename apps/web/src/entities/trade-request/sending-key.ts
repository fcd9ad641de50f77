import { tabStorage } from '@/lib/storage/browser-storage';

const PREFIX = 'bazaar-trade-sending:';

/**
 * Returns the idempotency key of an intent, such as «publish tr-1 at version 5». It is stored for this tab until a final answer, so that a
 * second press, a retry and a reload are one call to the service.
 */
export function sendingKey(name: string): string {
  const stored = tabStorage.read(PREFIX + name);
  if (stored !== null) return stored;
  const key = crypto.randomUUID();
  tabStorage.write(PREFIX + name, key);
  return key;
}

/** Forgets an intent whose final answer has come: the next press is another intent. */
export function dropSendingKey(name: string): void {
  tabStorage.remove(PREFIX + name);
}
