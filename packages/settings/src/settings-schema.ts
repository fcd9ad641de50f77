import { z } from 'zod';

const port = (fallback: number) =>
  z.coerce
    .number({ error: 'give a whole number from 1 to 65535' })
    .int('give a whole number from 1 to 65535')
    .min(1, 'give a whole number from 1 to 65535')
    .max(65535, 'give a whole number from 1 to 65535')
    .default(fallback);

const seconds = (fallback: number, most = 86_400) =>
  z.coerce
    .number({ error: `give whole seconds from 0 to ${most}` })
    .int(`give whole seconds from 0 to ${most}`)
    .min(0, `give whole seconds from 0 to ${most}`)
    .max(most, `give whole seconds from 0 to ${most}`)
    .default(fallback);

/** Days in seconds. */
const days = (count: number) => count * 86_400;

const httpOrigin = z
  .string()
  .refine((value) => isHttpOrigin(value), 'give an address like https://catalogue.example with no path')
  .transform((value) => new URL(value).origin)
  .optional();

const scriptAddress = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https:\/\/[^\s;,'"]+$/.test(value),
    'give an https address like https://stats.example/script.js',
  )
  .optional();

/** Base address of a service, without a slash at its end. */
const serviceAddress = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:\/\/[^\s?#@]+$/.test(value),
    'give an address like https://service.example/v1, without a query',
  )
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

const trustAddress = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https:\/\/[^\s'"<>]+$/.test(value),
    'give the https address of the page that vouches for the site',
  )
  .optional();

const metricsAddress = z
  .string()
  .refine(
    (value) => /^[\w.\-:[\]]+:\d{1,5}$/.test(value) && URL.canParse(`http://${value}`),
    'give a host and a port like 127.0.0.1:9464',
  )
  .transform((value) => {
    const { hostname, port: number } = new URL(`http://${value}`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(number || 80) };
  })
  .optional();

/** As the OpenTelemetry specification writes them: `name=value,name=value`, percent-encoded. */
const headerPairs = z
  .string()
  .regex(
    /^\s*(?:[\w-]+=(?:[^,=%]|%[0-9a-f]{2})+(?:,\s*|$))*$/i,
    'give pairs like authorization=Bearer%20secret,name=value',
  )
  .default('')
  .transform(
    (value) =>
      Object.fromEntries(
        value
          .split(',')
          .filter((pair) => pair.includes('='))
          .map((pair) => pair.split('=').map((part) => decodeURIComponent(part.trim()))),
      ) as Record<string, string>,
  );

export const settingsSchema = z.object({
  PORT: port(3000),
  SANDBOX_PORT: port(4000),
  CATALOGUE_API_URL: httpOrigin,
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'give an address like postgres://user:password@host:5432/name')
    .optional(),
  SITE_NAME: z.string().trim().min(1).max(60, 'give at most 60 characters').default('بازار صنعت'),
  SITE_URL: httpOrigin,
  APP_ENV: z
    .enum(['production', 'staging', 'development'], {
      error: 'give production, staging or development',
    })
    .default('production'),
  SANDBOX_DATA_DIR: z.string().default('.data/sandbox'),
  SEED_PRODUCTS: z.coerce
    .number({ error: 'give a whole number from 100 to 1000000' })
    .int('give a whole number from 100 to 1000000')
    .min(100, 'give a whole number from 100 to 1000000')
    .max(1_000_000, 'give a whole number from 100 to 1000000')
    .default(3000),
  SANDBOX_CONTROLS: z
    .enum(['0', '1'], { error: 'give 0 or 1' })
    .default('0')
    .transform((value) => value === '1'),
  SANDBOX_TRUST_PROXY: z
    .enum(['0', '1'], { error: 'give 0 or 1' })
    .default('0')
    .transform((value) => value === '1'),
  SANDBOX_REVIEW: z.enum(['auto', 'manual'], { error: 'give auto or manual' }).default('auto'),
  SANDBOX_SEEN_SECONDS: seconds(15),
  SANDBOX_ANSWER_SECONDS: seconds(40),
  SANDBOX_VALID_SECONDS: seconds(days(14), days(365)),
  ENAMAD_URL: trustAddress,
  CHAMBER_URL: trustAddress,
  ANALYTICS_SCRIPT_URL: scriptAddress,
  ASSISTANT_API_URL: serviceAddress,
  ASSISTANT_API_KEY: z.string().optional(),
  ASSISTANT_MODEL: z.string().trim().min(1).max(120, 'give at most 120 characters').default('default'),
  WEB_BUILD_DIR: z
    .string()
    .regex(/^\.next[\w-]*$/, 'give .next or a name that begins with it')
    .default('.next'),
  WEB_OUTPUT: z.enum(['server', 'standalone'], { error: 'give server or standalone' }).default('server'),
  PAGE_CACHE_DIR: z.string().optional(),
  PAGE_CACHE_MB: z.coerce
    .number({ error: 'give whole megabytes from 100 to 1000000' })
    .int('give whole megabytes from 100 to 1000000')
    .min(100, 'give whole megabytes from 100 to 1000000')
    .max(1_000_000, 'give whole megabytes from 100 to 1000000')
    .default(4000),
  ENCODED_PAGES_MB: z.coerce
    .number({ error: 'give whole megabytes from 0 to 4096' })
    .int('give whole megabytes from 0 to 4096')
    .min(0, 'give whole megabytes from 0 to 4096')
    .max(4_096, 'give whole megabytes from 0 to 4096')
    .default(16),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/, 'give an address like redis://user:password@host:6379/0')
    .optional(),
  PAST_BUILDS_DIR: z.string().optional(),
  DRAIN_WAIT_SECONDS: seconds(0, 10),
  LOG_FORMAT: z.enum(['text', 'json'], { error: 'give text or json' }).default('text'),
  METRICS_ADDRESS: metricsAddress,
  SANDBOX_METRICS_ADDRESS: metricsAddress,
  OTEL_EXPORTER_OTLP_ENDPOINT: serviceAddress,
  OTEL_EXPORTER_OTLP_HEADERS: headerPairs,
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'give a share from 0 to 1' })
    .min(0, 'give a share from 0 to 1')
    .max(1, 'give a share from 0 to 1')
    .default(1),
  CHROMIUM_PATH: z.string().optional(),
  CHROMATIC_PROJECT_TOKEN: z.string().optional(),
});

type Parsed = z.output<typeof settingsSchema>;

/** Complete and validated settings of one run. */
export interface Settings extends Readonly<Omit<Parsed, 'CATALOGUE_API_URL' | 'SITE_URL'>> {
  /** Origin of the catalogue service; calls are under `${CATALOGUE_API_URL}/api/v1`. */
  readonly CATALOGUE_API_URL: string;
  /** Public origin of the web app, used in canonical links, cookies and redirects. */
  readonly SITE_URL: string;
  /** False when CATALOGUE_API_URL points at another service, so that no sandbox has to run. */
  readonly usesOwnSandbox: boolean;
}

/** Purpose of each variable; the README's table is checked against it. */
export const SETTINGS_TABLE: Readonly<Record<keyof typeof settingsSchema.shape, string>> = {
  PORT: 'Port of the web app.',
  SANDBOX_PORT: 'Port of the sandbox backend.',
  CATALOGUE_API_URL: 'Origin of the real catalogue service. When set, no sandbox is started.',
  DATABASE_URL: 'PostgreSQL address for the sandbox, in place of its embedded database.',
  SITE_NAME: 'Name shown in the header, titles and structured data.',
  SITE_URL: 'Public origin: canonical links, cookies and redirects use it.',
  APP_ENV: 'production, staging (pages say noindex) or development.',
  SANDBOX_DATA_DIR: 'Folder of the embedded database and of the rendered drawings.',
  SEED_PRODUCTS: 'Number of products in a fresh seed, 100 to 1,000,000.',
  SANDBOX_CONTROLS: '1 opens the sandbox’s test controls: reset, clock, faults, request counters.',
  SANDBOX_TRUST_PROXY:
    '1 when a proxy in front of the sandbox writes X-Forwarded-For: limits by address then count the caller.',
  SANDBOX_REVIEW: 'auto confirms a trade request by rule at once; manual leaves it to a reviewer.',
  SANDBOX_SEEN_SECONDS: 'Seconds until a supplier sees a published request.',
  SANDBOX_ANSWER_SECONDS: 'Seconds until a supplier, or support, answers.',
  SANDBOX_VALID_SECONDS:
    'Seconds for which a supplier’s answer is valid; a short time shows a request that expires.',
  ENAMAD_URL: 'Address of the site’s e-namad, linked in the footer. Without one it has no place there.',
  CHAMBER_URL: 'Address of the membership in a chamber of commerce, linked in the footer in the same way.',
  ANALYTICS_SCRIPT_URL:
    'https address of a visit-analytics script, loaded only after the visitor agrees. Without one there is none.',
  ASSISTANT_API_URL:
    'OpenAI-compatible address of a model that proposes what the assistant’s rules did not understand. Without one there is none.',
  ASSISTANT_API_KEY: 'Key sent to that address; never shown and never logged.',
  ASSISTANT_MODEL: 'Name of the model asked there.',
  WEB_BUILD_DIR: 'Folder of the web build inside apps/web; the tests use one of their own.',
  WEB_OUTPUT:
    'standalone makes the build a folder that runs without this repository, as the images of deploy/ need.',
  PAGE_CACHE_DIR:
    'Folder of the pages and sitemaps made while the web app runs. Without one they are written beside the build, which must be writable then.',
  PAGE_CACHE_MB: 'Megabytes of disk that PAGE_CACHE_DIR may take; beyond them its oldest files are removed.',
  ENCODED_PAGES_MB:
    'Megabytes of memory for warm pages, stored compressed as they are sent, 0 to 4096; with 0 the framework assembles each.',
  REDIS_URL:
    'Address of the Redis or Valkey through which several web instances share their pages. Without one each has its own.',
  PAST_BUILDS_DIR:
    'Folder that web instances share, where scripts and styles of former builds stay for a day, for tabs that are open. Without one they go with their build.',
  DRAIN_WAIT_SECONDS:
    'Seconds from “not ready” until the servers close their ports on SIGTERM, 0 to 10; with a balancer in front, longer than it takes to notice.',
  LOG_FORMAT:
    'text for a person at the terminal, or json: one object a line, with the trace id. Phone numbers, tokens and codes are left out; only text shows the sandbox’s one-time codes, in place of an SMS.',
  METRICS_ADDRESS:
    'Host and port where Prometheus scrapes the web app’s /metrics. Without one there is none.',
  SANDBOX_METRICS_ADDRESS: 'The same for the sandbox.',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'Address of an OpenTelemetry collector (OTLP over HTTP), which receives traces and metrics. Without one there is none.',
  OTEL_EXPORTER_OTLP_HEADERS: 'Headers of what is sent there, as name=value pairs; never logged.',
  OTEL_TRACES_SAMPLER_ARG: 'Share of the traces that are sent there, 0 to 1.',
  CHROMIUM_PATH: 'Chromium for the browser tests; found or installed when not set.',
  CHROMATIC_PROJECT_TOKEN:
    'Project token of Chromatic; with one `pnpm test` publishes what changed and fails until its differences are accepted there.',
};

function isHttpOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && (url.pathname === '/' || url.pathname === '') && url.search === '';
}
