import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings } from '@bazaar/settings';
import { startPostgres, temporaryFolder } from '../../postgres/private-postgres.ts';
import { inRepository } from '../../run/paths.ts';
import { stop } from '../../run/processes.ts';
import { startSandbox, startWeb } from '../../run/product.ts';
import { removeInTheEnd, removeTemporaryFolder } from '../../run/temporary-folder.ts';
import { buildForTests, testBuild } from '../../run/test-build.ts';

/** Addresses of two web servers and the two backends behind them, each web server with one of its own. */
export interface TwoOfEach {
  readonly siteUrl: string;
  readonly webs: readonly [string, string];
  readonly sandboxes: readonly [string, string];
}

const buildName = '.next-bench-alternate';

/** Runs two web servers and two backends over one PostgreSQL, without a balancer: the caller chooses whom to ask. */
export async function withTwoOfEach<Result>(use: (two: TwoOfEach) => Promise<Result>): Promise<Result> {
  await buildForTests();
  const cache = join(testBuild.webFolder, 'cache');
  const ownBuild = inRepository(`apps/web/${buildName}`);
  rmSync(ownBuild, { recursive: true, force: true });
  cpSync(testBuild.webFolder, ownBuild, { recursive: true, filter: (path) => path !== cache });
  const folder = temporaryFolder();
  removeInTheEnd(folder);
  removeInTheEnd(ownBuild);
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  const siteUrl = 'http://localhost:3971';
  const settings = [0, 1].map((index) =>
    parseSettings({
      PORT: String(3971 + index),
      SANDBOX_PORT: String(4971 + index),
      SITE_URL: siteUrl,
      DATABASE_URL: postgres.address,
      SANDBOX_DATA_DIR: join(folder, `sandbox-${index}`),
      SEED_PRODUCTS: '300',
      SANDBOX_CONTROLS: '1',
      WEB_BUILD_DIR: buildName,
    }),
  );
  const backends = await Promise.all(settings.map((each) => startSandbox(each)));
  const webs = await Promise.all(settings.map((each) => startWeb(each)));
  const address = (port: number) => `http://localhost:${port}`;
  try {
    return await use({
      siteUrl,
      webs: [address(3971), address(3972)],
      sandboxes: [address(4971), address(4972)],
    });
  } finally {
    await Promise.all(webs.map((web) => stop(web)));
    await Promise.all(backends.map((backend) => stop(backend)));
    await postgres.stop();
    removeTemporaryFolder(folder);
    removeTemporaryFolder(ownBuild);
  }
}
