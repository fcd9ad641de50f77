import postgres from 'postgres';

/** What servers over one PostgreSQL agree on beside its tables. An embedded database has one server, which needs none of it. */
export interface SharedDatabase {
  /** Runs the work while no other server runs work of this name; the database forgets a holder that dies. */
  exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Asks to be the one server that does the work of this name. */
  standFor(name: string): Candidate;
  /** Sends a message to every server that listens, this one included; nothing of it is stored. */
  notify(channel: string, message: string): Promise<void>;
  listen(channel: string, receive: (message: string) => void): Promise<void>;
}

export interface Candidate {
  /** Returns whether this server is the one, and stays it until its connection or its process ends. */
  isLeader(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens what the servers share; `client` is the pool of this one. */
export function shareDatabase(address: string, client: postgres.Sql): SharedDatabase {
  return {
    exclusively: async (name, work) => {
      const connection = await client.reserve();
      try {
        await connection`select pg_advisory_lock(hashtext(${name}))`;
        return await work();
      } finally {
        // Where the connection is lost, so is the lock.
        await connection`select pg_advisory_unlock(hashtext(${name}))`.catch(() => undefined);
        connection.release();
      }
    },
    standFor: (name) => standFor(address, name),
    notify: async (channel, message) => {
      await client.notify(channel, message);
    },
    listen: async (channel, receive) => {
      await client.listen(channel, receive);
    },
  };
}

/** The lock belongs to one connection. A new one, after a loss, holds nothing and asks again. */
function standFor(address: string, name: string): Candidate {
  const client = postgres(address, {
    max: 1,
    onnotice: () => undefined,
    connect_timeout: 5,
    backoff: () => 1,
  });
  return {
    isLeader: async () => {
      const [answer] = await client<{ leads: boolean }[]>`
        select case when exists (
            select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and granted)
          then true else pg_try_advisory_lock(hashtext(${name})) end as leads`;
      return answer?.leads === true;
    },
    close: () => client.end({ timeout: 1 }),
  };
}
