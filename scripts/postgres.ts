import { startPostgres } from './postgres/private-postgres.ts';
import { fail, say } from './run/console.ts';
import { inRepository } from './run/paths.ts';

/** `pnpm postgres [folder]`: runs a private PostgreSQL for the sandbox until Ctrl-C; its data stays in the folder. */
const folder = process.argv[2] ?? inRepository('.data/postgres');
const server = await startPostgres({ folder, isLarge: true }).catch((cause: Error) => fail(cause.message));
say(`PostgreSQL is running; its data is in ${folder}

  DATABASE_URL=${server.address}

Give that to \`npx pnpm@12 start\`, with SEED_PRODUCTS=100000 or 1000000 for a large catalogue. Ctrl-C stops it and keeps the data.`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
