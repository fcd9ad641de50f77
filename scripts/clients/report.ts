import { readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from '../run/paths.ts';

/** What one generator made. */
export interface Generated {
  readonly name: string;
  readonly package: string;
  readonly seconds: number;
  readonly files: number;
  readonly kilobytes: number;
  /** What the compiler finds under strict types, one line each; or why nothing was generated. */
  readonly faults: readonly string[];
}

/** One line the journey prints: a call with its status, or the state of the request at the end. */
export interface Step {
  readonly step: string;
  readonly status?: number;
  readonly state?: string;
}

/** Writes docs/contract-clients.md whole. */
export function writeReport(generated: readonly Generated[], steps: readonly Step[]): void {
  const bundle = readFileSync(inRepository('openapi/dist/openapi.json'));
  const megabytes = (bundle.byteLength / 2 ** 20).toFixed(1);
  const { version } = (JSON.parse(String(bundle)) as { info: { version: string } }).info;
  const day = new Date().toISOString().slice(0, 10);
  const rows = generated.map(
    ({ package: name, seconds, files, kilobytes, faults }) =>
      `| ${name} | ${seconds.toFixed(1)} s | ${files} | ${kilobytes} KB | ${faults.length} |`,
  );
  const calls = steps.filter(({ status }) => status !== undefined);
  const text = [
    '# Clients other generators make of the contract',
    '',
    `Written by \`npx pnpm@12 clients\` on ${day}, from version ${version} of the contract (about ${megabytes} MB). The script installs pinned`,
    'versions in a temporary folder, generates from `openapi/dist/openapi.json` without changing it, and compiles with `strict` and',
    '`noUncheckedIndexedAccess`. It fails where a client does not compile. Run it after a change of the contract, and once a week for new versions of the generators.',
    '',
    '| Generator | Time | Files | Size | Errors of the compiler |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '## A journey by openapi-fetch',
    '',
    `Against a sandbox of 300 products, by a client that knows the contract alone (\`scripts/clients/journey.ts.template\`): ${calls.map(({ step, status }) => `${step} ${status}`).join(' → ')}. The request ended as \`${steps.at(-1)?.state}\`.`,
    '',
  ].join('\n');
  writeFileSync(inRepository('docs/contract-clients.md'), text);
}
