import { readSessionHint } from '@/lib/session/session-hint';
import { deviceStorage } from '@/lib/storage/browser-storage';

/** What a person means to pay, and the key under which it is sent. */
export interface PaymentIntent {
  /** Idempotency key: the same until the intent has a final answer. */
  readonly key: string;
  readonly atMs: number;
  /** The payment it has made. */
  readonly paymentId?: string;
}

type Intents = Readonly<Record<string, PaymentIntent>>;

/** A payment lives for 24 hours; an intent that is older is another one. */
const LIFETIME_MS = 24 * 3_600_000;

/** Returns the intent with this id, such as `charge:5000000`; a new one with a new key unless it is known. It survives a reload. */
export function takeIntent(id: string): PaymentIntent {
  const known = readIntents();
  const intent = known[id] ?? { key: crypto.randomUUID(), atMs: Date.now() };
  store({ ...known, [id]: intent });
  return intent;
}

/** Stores which payment an intent has made. */
export function noteIntent(id: string, paymentId: string): void {
  const known = readIntents();
  const intent = known[id];
  if (intent !== undefined) store({ ...known, [id]: { ...intent, paymentId } });
}

/** Forgets an intent: the service has refused it for good, or it is finished. */
export function dropIntent(id: string): void {
  store(Object.fromEntries(Object.entries(readIntents()).filter(([known]) => known !== id)));
}

/** Forgets every intent of a payment that is final: to pay the same amount again is another intent. */
export function dropIntentsOf(paymentId: string): void {
  const others = Object.entries(readIntents()).filter(
    ([id, intent]) => intent.paymentId !== paymentId && !id.startsWith(`attempt:${paymentId}:`),
  );
  store(Object.fromEntries(others));
}

/** Returns the payment of the newest intent on this device; undefined without one. */
export function newestIntentPayment(): string | undefined {
  const known = Object.entries(readIntents()).sort(([, one], [, other]) => other.atMs - one.atMs);
  return known.flatMap(([id, { paymentId }]) => paymentId ?? /^attempt:([^:]+):/.exec(id)?.[1] ?? [])[0];
}

function readIntents(): Intents {
  const stored = deviceStorage.readJson(storageKey());
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored as Record<string, Partial<PaymentIntent> | null>).flatMap(([id, intent]) => {
      const { key, atMs, paymentId } = intent ?? {};
      const isOurs = typeof key === 'string' && typeof atMs === 'number' && Date.now() - atMs < LIFETIME_MS;
      if (!isOurs) return [];
      return [[id, { key, atMs, ...(typeof paymentId === 'string' ? { paymentId } : {}) }]];
    }),
  );
}

function store(intents: Intents): void {
  if (Object.keys(intents).length === 0) deviceStorage.remove(storageKey());
  else deviceStorage.writeJson(storageKey(), intents);
}

/** One list per person: nobody sends what another one meant. */
function storageKey(): string {
  return `bazaar-payment-intents:${readSessionHint()?.sub ?? ''}`;
}
