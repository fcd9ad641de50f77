import { join } from 'node:path';
import { parseSettings, type Settings } from '@bazaar/settings';
import { startSandbox, startWeb } from '../run/product.ts';
import type { Ports } from './free-ports.ts';
import { Member } from './member.ts';
import { CLUSTER_BUILD, copyBuild, ownBuild } from './own-builds.ts';

/** Longer than the balancer takes to notice that an instance is not ready. */
const DRAIN_WAIT_S = 2;

interface SettingsPlan {
  readonly products: number;
  readonly databaseUrl: string;
}

/** The settings that all instances share; each has its own port, build and data folder beside them. */
export function settingsOf(folder: string, ports: Ports, { products, databaseUrl }: SettingsPlan): Settings {
  return parseSettings({
    PORT: String(ports.shop),
    SANDBOX_PORT: String(ports.catalogue),
    DATABASE_URL: databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    SEED_PRODUCTS: String(products),
    SANDBOX_TRUST_PROXY: '1',
    WEB_BUILD_DIR: CLUSTER_BUILD,
    PAST_BUILDS_DIR: join(folder, 'past-builds'),
    DRAIN_WAIT_SECONDS: String(DRAIN_WAIT_S),
  });
}

export function webMember(settings: Settings, folder: string, ports: Ports, number: 1 | 2): Member {
  const port = ports[`web${number}`];
  return new Member({
    name: `web-${number}`,
    kind: 'web',
    port,
    launch: () => {
      copyBuild(number);
      return startWeb(
        { ...settings, PORT: port, WEB_BUILD_DIR: ownBuild(number) },
        join(folder, `web-${number}.log`),
      );
    },
  });
}

export function sandboxMember(settings: Settings, folder: string, ports: Ports, number: 1 | 2): Member {
  const port = ports[`sandbox${number}`];
  const dataFolder = join(folder, `sandbox-${number}`);
  return new Member({
    name: `sandbox-${number}`,
    kind: 'sandbox',
    port,
    launch: () =>
      startSandbox(
        { ...settings, SANDBOX_PORT: port, SANDBOX_DATA_DIR: dataFolder },
        join(folder, `sandbox-${number}.log`),
      ),
  });
}
