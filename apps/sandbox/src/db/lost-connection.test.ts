import { rmSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { startPostgres, temporaryFolder } from '../../../../scripts/postgres/private-postgres.ts';
import { hasPostgres, whyLeftOut } from '../testing/instance-pair';
import { freePort } from '../testing/server-process';

/** The driver wrote to the closed connection a moment later, outside of the caller's reach, and the process ended (our patch of it). */
it.skipIf(!hasPostgres)(
  `a write to a connection that was lost fails, and nothing else does${whyLeftOut}`,
  async () => {
    const folder = temporaryFolder();
    const server = await startPostgres({ folder: join(folder, 'postgres'), port: await freePort() });
    const [lost, other] = [1, 2].map(() => postgres(server.address, { max: 1, onnotice: () => undefined }));
    if (!lost || !other) throw new Error('no clients');
    const reserved = await lost.reserve();
    const [row] = await reserved`select pg_backend_pid() as id`;
    await other`select pg_terminate_backend(${Number(row?.id)})`;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(reserved`select 1`).rejects.toThrow(/CONNECTION_(CLOSED|ENDED)|terminating connection/);
    reserved.release();
    expect(await other`select 2 as answer`).toMatchObject([{ answer: 2 }]);
    await Promise.all([lost, other].map((client) => client.end({ timeout: 1 })));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
);
