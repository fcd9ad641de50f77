import type { ChildProcess } from 'node:child_process';
import type { Settings } from '@bazaar/settings';
import { progress, say } from './console.ts';
import { inRepository, repositoryRoot } from './paths.ts';
import { launch, waitUntilServing } from './processes.ts';
import { WEB_MEMORY_ENVIRONMENT, WEB_MEMORY_FLAGS } from './web-memory.ts';

const webServer = 'src/lib/server/serve.ts';

/** Thrown when the server ended or never responded. `message` is the server's own sentence, when it gave one. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

const startTimeoutMs = 20 * 60_000;

/** Starts the sandbox and resolves when it serves; a first start seeds its database and shows the progress. */
export function startSandbox(
  settings: Settings,
  logPath?: string,
  flags: readonly string[] = [],
): Promise<ChildProcess> {
  const env: Record<string, string> = {
    SANDBOX_PORT: String(settings.SANDBOX_PORT),
    SANDBOX_DATA_DIR: settings.SANDBOX_DATA_DIR,
    SEED_PRODUCTS: String(settings.SEED_PRODUCTS),
    SANDBOX_CONTROLS: settings.SANDBOX_CONTROLS ? '1' : '0',
    SANDBOX_TRUST_PROXY: settings.SANDBOX_TRUST_PROXY ? '1' : '0',
    SANDBOX_SEEN_SECONDS: String(settings.SANDBOX_SEEN_SECONDS),
    SANDBOX_ANSWER_SECONDS: String(settings.SANDBOX_ANSWER_SECONDS),
    DRAIN_WAIT_SECONDS: String(settings.DRAIN_WAIT_SECONDS),
    CATALOGUE_API_URL: settings.CATALOGUE_API_URL,
    SITE_URL: settings.SITE_URL,
  };
  if (settings.DATABASE_URL) env.DATABASE_URL = settings.DATABASE_URL;
  return start({
    title: 'starting the sandbox backend',
    cwd: repositoryRoot,
    command: [process.execPath, ...flags, 'apps/sandbox/dist/server.mjs'],
    env,
    readyUrl: `http://localhost:${settings.SANDBOX_PORT}/health`,
    echo: /seed|کد|code/i,
    logPath,
  });
}

export function startWeb(
  settings: Settings,
  logPath?: string,
  flags: readonly string[] = WEB_MEMORY_FLAGS,
): Promise<ChildProcess> {
  return start({
    title: 'starting the web app',
    cwd: inRepository('apps/web'),
    command: [process.execPath, ...flags, webServer],
    env: {
      ...WEB_MEMORY_ENVIRONMENT,
      PORT: String(settings.PORT),
      CATALOGUE_API_URL: settings.CATALOGUE_API_URL,
      SITE_NAME: settings.SITE_NAME,
      SITE_URL: settings.SITE_URL,
      APP_ENV: settings.APP_ENV,
      ...(settings.ENAMAD_URL ? { ENAMAD_URL: settings.ENAMAD_URL } : {}),
      ...(settings.CHAMBER_URL ? { CHAMBER_URL: settings.CHAMBER_URL } : {}),
      ...(settings.ANALYTICS_SCRIPT_URL ? { ANALYTICS_SCRIPT_URL: settings.ANALYTICS_SCRIPT_URL } : {}),
      ...(settings.REDIS_URL ? { REDIS_URL: settings.REDIS_URL } : {}),
      ...(settings.PAST_BUILDS_DIR ? { PAST_BUILDS_DIR: settings.PAST_BUILDS_DIR } : {}),
      DRAIN_WAIT_SECONDS: String(settings.DRAIN_WAIT_SECONDS),
      WEB_BUILD_DIR: settings.WEB_BUILD_DIR,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    readyUrl: `http://localhost:${settings.PORT}/robots.txt`,
    echo: /warn|error|⨯/i,
    logPath,
  });
}

interface Service {
  readonly title: string;
  readonly cwd: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly readyUrl: string;
  /** Lines to repeat to the person who started the product. */
  readonly echo: RegExp;
  readonly logPath: string | undefined;
}

async function start(service: Service): Promise<ChildProcess> {
  const done = progress(service.title);
  const { cwd, env, logPath } = service;
  const child = launch(service.command, { cwd, env, ...(logPath ? { logPath } : {}) });
  let complaint = '';
  const forward = (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) if (service.echo.test(line)) say(`  ${line.trim()}`);
  };
  child.stdout?.on('data', forward);
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(-2000);
    forward(chunk);
  });
  try {
    await waitUntilServing(service.readyUrl, child, startTimeoutMs);
  } catch (error) {
    child.kill('SIGKILL');
    throw new StartError(complaint.trim() || `${service.title}: ${(error as Error).message}`);
  }
  done('ready');
  return child;
}
