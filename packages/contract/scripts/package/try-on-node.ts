import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignContract, foreignPart } from './foreign-service.ts';
import { runProcess } from './run-process.ts';
import type { Trial } from './trial.ts';

export interface NodeVersion {
  readonly name: string;
  /** Folder of the program. */
  readonly bin: string;
}

/** Command lines of the package, each with its exit code and what it says. `ORIGIN` is the address of the foreign service. */
const lines: readonly (readonly [words: string, code: number, says: RegExp])[] = [
  ['--version', 0, /^\d+\.\d+\.\d+$/m],
  ['--help', 0, /breaking .*\n.*live /],
  ['nothing', 2, /there is no command nothing/],
  ['breaking --help', 0, /--against <contract> --head <contract>/],
  ['breaking --against before.yaml --head before.yaml', 0, /nothing breaks callers/],
  ['breaking --against HEAD:before.yaml --head openapi.yaml', 1, /upper bound\): 50 → 20/],
  ['breaking --against ORIGIN/openapi.yaml --head before.yaml', 0, /nothing breaks callers/],
  ['breaking --against main --head before.yaml', 2, /main is no file/],
  ['breaking --against before.yaml', 2, /--head is missing/],
  ['live --help', 0, /live --contract CONTRACT --base-url URL/],
  ['live --contract before.yaml --base-url ORIGIN/right --seed 1 --strict', 0, /no findings in 1 operations/],
  ['live --contract ORIGIN/openapi.yaml --base-url ORIGIN/wrong --seed 1', 1, /\/0\/places must be integer/],
  ['live --base-url ORIGIN/right', 2, /--contract is needed/],
  ['live --contract HEAD:none.yaml --base-url ORIGIN/right', 2, /HEAD:none\.yaml cannot be read/],
];

/** Installs the tarball into an empty folder with one version of Node, without a registry, and runs each of its commands. */
export async function tryOnNode(
  { name, bin }: NodeVersion,
  tarball: string,
  folder: string,
  origin: string,
  trial: Trial,
): Promise<void> {
  mkdirSync(join(folder, 'parts'), { recursive: true });
  const here = { cwd: folder, path: [bin] };
  const run = (program: string, ...words: string[]) => runProcess(program, words, here);
  const { output: version } = await run('node', '--version');
  trial.expect(`${name} is the Node that runs`, version.startsWith(`v${name}.`), version);
  const { output: help } = await run('npx', '--yes', '--package', tarball, 'contract', '--help');
  trial.expect(`Node ${name}: npx from the tarball`, help.includes('contract <command>'), help);
  const { code, output } = await run('npm', 'install', '--no-audit', '--no-fund', tarball);
  trial.expect(`Node ${name}: npm install of the tarball`, code === 0, output);
  writeFileSync(join(folder, 'before.yaml'), foreignContract(50));
  writeFileSync(join(folder, 'openapi.yaml'), foreignContract(20));
  writeFileSync(join(folder, 'parts/room.yaml'), foreignPart);
  await run('sh', '-c', commitAll);
  for (const [words, expected, says] of lines) {
    const ended = await run('node_modules/.bin/contract', ...words.replaceAll('ORIGIN', origin).split(' '));
    const isRight = ended.code === expected && says.test(ended.output);
    trial.expect(
      `Node ${name}: contract ${words} ends with ${expected} and says ${says}`,
      isRight,
      `${ended.code}: ${ended.output}`,
    );
  }
}

/** Commits what is in the folder; the tree of what was installed stays out. */
export const commitAll = `printf 'node_modules\\n*.tgz\\n' > .gitignore && git init --quiet --initial-branch main . && git add . &&
  git -c user.name=Test -c user.email=test@example.org commit --quiet --message 'The contract'`;
