import { readFileSync } from 'node:fs';
import { contractVersion } from '@bazaar/api/contract-version';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/database-handle';

type Readiness = 'starting' | 'ready' | 'draining' | 'unavailable';

/** How long in ms one look at the database is good for: balancers look several times a second. */
const LOOK_MS = 500;
const DATABASE_DEADLINE_MS = 1_000;
const path = /^\/health\/(?<question>live|ready)$/;

/** The state of this process for a balancer: `/health/live` and `/health/ready`, both with the build and the version of the contract. */
export class Health {
  private database: DatabaseHandle | undefined;
  private isDraining = false;
  private look: { readonly atMs: number; readonly isWell: Promise<boolean> } | undefined;

  /** From now on requests are served from this database; until then the process is starting. */
  serveFrom(database: DatabaseHandle): void {
    this.database = database;
  }

  startDraining(): void {
    this.isDraining = true;
  }

  get draining(): boolean {
    return this.isDraining;
  }

  /** Returns the answer to one of the two addresses, `undefined` for any other. */
  async answer(request: Request): Promise<Response | undefined> {
    const question = path.exec(new URL(request.url).pathname)?.groups?.question;
    if (question === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const status = question === 'live' ? 'live' : await this.readiness();
    return Response.json(
      { status, build: build(), contract: contractVersion },
      {
        status: status === 'live' || status === 'ready' ? 200 : 503,
        headers: { 'cache-control': 'no-store' },
      },
    );
  }

  private async readiness(): Promise<Readiness> {
    if (this.isDraining) return 'draining';
    if (this.database === undefined) return 'starting';
    return (await this.isDatabaseWell(this.database)) ? 'ready' : 'unavailable';
  }

  private isDatabaseWell({ db }: DatabaseHandle): Promise<boolean> {
    if (this.look && performance.now() - this.look.atMs < LOOK_MS) return this.look.isWell;
    const isWell = Promise.race([
      Promise.resolve(db.execute(sql`select 1`)).then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(resolve, DATABASE_DEADLINE_MS, false).unref()),
    ]);
    this.look = { atMs: performance.now(), isWell };
    return isWell;
  }
}

let builtAs: string | undefined;

/** Returns the fingerprint that the build step left beside the bundle; `development` where the bundle was made in another way. */
function build(): string {
  builtAs ??= readBuild();
  return builtAs;
}

function readBuild(): string {
  try {
    return readFileSync(new URL('./.stamp', import.meta.url), 'utf8')
      .trim()
      .slice(0, 16);
  } catch {
    return 'development';
  }
}
