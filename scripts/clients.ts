import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurations, type Generator, generators, packages, strictTypes } from './clients/generators.ts';
import { type Generated, type Step, writeReport } from './clients/report.ts';
import { fail, say } from './run/console.ts';
import { leaveNothingBehind } from './run/leave-nothing-behind.ts';
import { inRepository } from './run/paths.ts';
import { run } from './run/processes.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './run/temporary-folder.ts';
import { withSandbox } from './run/with-sandbox.ts';

/**
 * `pnpm clients`: generates a client of the contract by each of five generators of the field, compiles it under strict types, and makes the
 * journey from a search to a published request with one of them. Everything happens in a temporary folder; the result is written to
 * docs/contract-clients.md. Fails where a client does not compile or the journey does not end.
 */
leaveNothingBehind();
const folder = makeTemporaryFolder('clients');
try {
  await install();
  const generated: Generated[] = [];
  for (const generator of generators) generated.push(await tryGenerator(generator));
  const steps = await withSandbox(makeJourney);
  writeReport(generated, steps);
  const faults = generated.flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`));
  if (faults.length > 0) fail(faults.slice(0, 20).join('\n'));
  if (steps.at(-1)?.state !== 'Published') fail('the journey did not end in a published request');
  say('written: docs/contract-clients.md');
} finally {
  removeTemporaryFolder(folder);
}

async function install(): Promise<void> {
  say('installing the generators');
  const manifest = { name: 'clients', private: true, type: 'module', dependencies: packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(configurations)) writeFileSync(join(folder, name), text);
  cpSync(inRepository('openapi/dist/openapi.json'), join(folder, 'openapi.json'));
  mkdirSync(join(folder, 'out/openapi-fetch'), { recursive: true });
  const command = ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'];
  const { code, output } = await run(command, { cwd: folder });
  if (code !== 0) fail(`the generators cannot be installed:\n${output.slice(-2000)}`);
}

async function tryGenerator({ name, of, command }: Generator): Promise<Generated> {
  say(`generating with ${name}`);
  const [program, ...parameters] = command;
  const startMs = Date.now();
  const made = await run([join(folder, 'node_modules/.bin', program), ...parameters], { cwd: folder });
  const seconds = (Date.now() - startMs) / 1000;
  const target = join(folder, 'out', name);
  const known = { name, package: `${of} ${packages[of]}`, seconds };
  if (made.code !== 0) return { ...known, files: 0, kilobytes: 0, faults: [made.output.slice(-500)] };
  if (name === 'openapi-fetch')
    cpSync(inRepository('scripts/clients/journey.ts.template'), join(target, 'journey.ts'));
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify(strictTypes));
  const compiled = await run([join(folder, 'node_modules/.bin/tsc'), '-p', target], { cwd: folder });
  const files = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const bytes = files.reduce((sum, path) => sum + statSync(join(target, path)).size, 0);
  const faults = compiled.code === 0 ? [] : compiled.output.trim().split('\n');
  return { ...known, files: files.length, kilobytes: Math.round(bytes / 1024), faults };
}

async function makeJourney(origin: string): Promise<Step[]> {
  say('the journey, by openapi-fetch');
  const file = join(folder, 'out/openapi-fetch/journey.ts');
  const { code, output } = await run([process.execPath, file, origin], { cwd: folder });
  if (code !== 0) fail(`the journey ended early:\n${output.slice(-2000)}`);
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Step);
}
