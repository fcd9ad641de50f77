import { createClient, RESP_TYPES } from '@redis/client';
import type { Change, StoreCommands } from './store-commands.ts';

/** Changes remembered for instances that were away; more of them are pages nobody holds in memory any more. */
const MOST_CHANGES = 5_000;
const CHANGES_AT_ONCE = 1_000;
/** A connection on which nothing arrives for so long in ms is opened anew; the changes are read every second. */
const SILENCE_MS = 5_000;
const LONGEST_PAUSE_MS = 1_000;
/** Takes a lock that is free or this owner's. */
const LOCK =
  "local held = redis.call('get', KEYS[1]) if held and held ~= ARGV[1] then return 0 end redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2]) return 1";
const UNLOCK = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end return 1";

/**
 * Connects with Redis, or with Valkey, which speaks the same, and returns at once; while there is no connection every call rejects. All
 * keys begin with the name of the deployment.
 */
export function redisCommands(url: string, deployment: string): StoreCommands & { close(): void } {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    socket: {
      connectTimeout: 1_000,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries: number) => Math.min(50 * 2 ** Math.min(retries, 8), LONGEST_PAUSE_MS),
    },
  });
  // Without a listener the first lost connection would end the process.
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const named = (kind: string, key = '') => `bazaar:${deployment}:${kind}:${key}`;
  const changes = named('changes');
  const tags = named('tags');
  return {
    get isOpen() {
      return client.isReady;
    },
    get: async (key) => (await binary.get(named('page', key))) ?? undefined,
    set: async (key, bytes, seconds) => {
      await client.set(named('page', key), bytes, { expiration: { type: 'EX', value: seconds } });
    },
    lock: async (key, owner, ms) =>
      (await client.eval(LOCK, { keys: [named('lock', key)], arguments: [owner, String(ms)] })) === 1,
    unlock: async (key, owner) => {
      await client.eval(UNLOCK, { keys: [named('lock', key)], arguments: [owner] });
    },
    isLocked: async (key) => (await client.exists(named('lock', key))) === 1,
    announce: async (by, text) => {
      const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: MOST_CHANGES } as const;
      await client.xAdd(changes, '*', { by, text }, { TRIM });
    },
    changesAfter: async (id) => {
      // What changed before the first look is not in memory yet.
      const after = id ?? String(Date.now() - SILENCE_MS);
      const answer = await client.xRead({ key: changes, id: after }, { COUNT: CHANGES_AT_ONCE });
      return changesOf(answer);
    },
    rememberTags: async (fields) => {
      await client.hSet(tags, fields);
    },
    rememberedTags: () => client.hGetAll(tags),
    close: () => client.destroy(),
  };
}

function changesOf(answer: unknown): Change[] {
  const streams = (answer ?? []) as readonly {
    messages: readonly { id: string; message: { by?: string; text?: string } }[];
  }[];
  return streams.flatMap(({ messages }) =>
    messages.map(({ id, message }) => ({ id, by: message.by ?? '', text: message.text ?? '{}' })),
  );
}
