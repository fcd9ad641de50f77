import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from '../../../packages/contract/scripts/package/run-process.ts';
import type { NodeVersion } from '../../../packages/contract/scripts/package/try-on-node.ts';
import { nodeVersions, pack } from '../../../packages/contract/scripts/package/try-package.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../../run/temporary-folder.ts';
import { writeSection } from '../write-section.ts';
import { type LargePair, largePairs } from './large-contracts.ts';

const runs = 3;
const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** `pnpm bench contract`: measures the package of the contract's tools, installed from its tarball, and rewrites its part of docs/benchmarks.md. */
export async function benchContract(): Promise<void> {
  const folder = makeTemporaryFolder('bench-contract');
  try {
    const tarball = await pack(folder);
    const pairs = largePairs().map((pair, index) => written(pair, index, folder));
    const columns: Row[][] = [];
    for (const version of nodeVersions)
      columns.push(await measure(version, tarball, join(folder, version.name), pairs));
    const rows = (columns[0] ?? []).map(({ what }, index) => {
      const figures = columns.map((column) => column[index]?.figure).join(' | ');
      return `| ${what} | ${figures} |`;
    });
    const lines = [
      `The tarball has ${mb(statSync(tarball).size)}; installed, everything in \`node_modules\` has ${mb(sizeOf(join(folder, '24/node_modules')))}, in one package.`,
      '',
      `| Seconds, the middle of ${runs} runs | ${nodeVersions.map(({ name }) => `Node ${name}`).join(' | ')} |`,
      `|---|${'---|'.repeat(columns.length)}`,
      ...rows,
    ];
    writeSection('contract', lines.join('\n'));
  } finally {
    removeTemporaryFolder(folder);
  }
}

function written({ what, before, after }: LargePair, index: number, folder: string) {
  const files = [before, after].map((document, side) => {
    const file = join(folder, `${index}-${side}.json`);
    writeFileSync(file, JSON.stringify(document, null, 2));
    return file;
  });
  return { what: `\`breaking\`: ${what} (${mb(statSync(files[0] ?? '').size)} each)`, files };
}

interface Row {
  readonly what: string;
  readonly figure: string;
}

async function measure(
  { bin }: NodeVersion,
  tarball: string,
  cwd: string,
  pairs: readonly { what: string; files: readonly string[] }[],
): Promise<Row[]> {
  mkdirSync(cwd, { recursive: true });
  const surroundings = { cwd, path: [bin] };
  const contract = (...words: string[]) => ['node_modules/.bin/contract', ...words];
  const commands: [what: string, command: string[]][] = [
    ['`npm install` of the tarball', ['npm', 'install', '--no-audit', '--no-fund', tarball]],
    ['`contract --help`', contract('--help')],
    ['`contract live --help`', contract('live', '--help')],
    ...pairs.map(({ what, files }): [string, string[]] => [
      what,
      contract('breaking', '--against', files[0] ?? '', '--head', files[1] ?? ''),
    ]),
  ];
  const rows: Row[] = [];
  for (const [what, [program = '', ...words]] of commands) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now();
      const { code, output } = await runProcess(program, words, surroundings);
      if (code > 1) throw new Error(`${what} failed:\n${output}`);
      times.push(performance.now() - started);
    }
    const middle = times.sort((left, right) => left - right)[Math.floor(runs / 2)] ?? 0;
    rows.push({ what, figure: (middle / 1000).toFixed(2) });
  }
  return rows;
}

function sizeOf(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
