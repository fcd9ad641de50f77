import { readSessionHint } from '@/lib/session/session-hint';
import { deviceStorage } from '@/lib/storage/browser-storage';

/** What a person means to pay, and the key under which it is sent. */
export interface StoredPaymentKey {
  /** Idempotency key: the same until the intent has a final answer. */
  readonly key: string;
  readonly atMs: number;
  /** The payment it has made. */
  readonly paymentId?: string;
}

type StoredKeys = Readonly<Record<string, StoredPaymentKey>>;

/** A payment lives for 24 hours; an intent that is older is another one. */
const LIFETIME_MS = 24 * 3_600_000;

/** Returns the intent with this id, such as `charge:5000000`; a new one with a new key unless it is known. It survives a reload. */
export function takeKey(id: string): StoredPaymentKey {
  const known = readKeys();
  const stored = known[id] ?? { key: crypto.randomUUID(), atMs: Date.now() };
  store({ ...known, [id]: stored });
  return stored;
}

/** Stores which payment an intent has made. */
export function notePayment(id: string, paymentId: string): void {
  const known = readKeys();
  const stored = known[id];
  if (stored !== undefined) store({ ...known, [id]: { ...stored, paymentId } });
}

/** Forgets an intent: the service has refused it for good, or it is finished. */
export function dropKey(id: string): void {
  store(Object.fromEntries(Object.entries(readKeys()).filter(([known]) => known !== id)));
}

/** Forgets every intent of a payment that is final: to pay the same amount again is another intent. */
export function dropKeysOf(paymentId: string): void {
  const others = Object.entries(readKeys()).filter(
    ([id, stored]) => stored.paymentId !== paymentId && !id.startsWith(`attempt:${paymentId}:`),
  );
  store(Object.fromEntries(others));
}

/** Returns the payment of the newest intent on this device; undefined without one. */
export function newestStartedPayment(): string | undefined {
  const known = Object.entries(readKeys()).sort(([, one], [, other]) => other.atMs - one.atMs);
  return known.flatMap(([id, { paymentId }]) => paymentId ?? /^attempt:([^:]+):/.exec(id)?.[1] ?? [])[0];
}

function readKeys(): StoredKeys {
  const all = deviceStorage.readJson(storageKey());
  if (typeof all !== 'object' || all === null) return {};
  return Object.fromEntries(
    Object.entries(all as Record<string, Partial<StoredPaymentKey> | null>).flatMap(([id, stored]) => {
      const { key, atMs, paymentId } = stored ?? {};
      const isOurs = typeof key === 'string' && typeof atMs === 'number' && Date.now() - atMs < LIFETIME_MS;
      if (!isOurs) return [];
      return [[id, { key, atMs, ...(typeof paymentId === 'string' ? { paymentId } : {}) }]];
    }),
  );
}

function store(keys: StoredKeys): void {
  if (Object.keys(keys).length === 0) deviceStorage.remove(storageKey());
  else deviceStorage.writeJson(storageKey(), keys);
}

/** One list per person: nobody sends what another one meant. */
function storageKey(): string {
  return `bazaar-payment-keys:${readSessionHint()?.sub ?? ''}`;
}
