import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, UsageError } from '../command.ts';
import { isObject, type OpenApiDocument } from '../document.ts';
import { locations } from '../locations.ts';
import { readBundle } from '../read-bundle.ts';
import { withoutProse } from '../without-prose.ts';

const releases = join(locations.openapi, 'releases');
export const changelogFile = join(locations.openapi, 'changelog.md');

const usage = `contract changelog [--release]
  Writes what changed between releases; with --release keeps the bundle as one first.`;

export const changelogCommand: Command = {
  does: 'writes openapi/changelog.md from the releases; --release keeps this version as one',
  usage: async () => usage,
  async run(words) {
    if (words.some((word) => word !== '--release')) throw new UsageError(usage);
    if (words.length > 0) keepRelease(await readBundle());
    writeFileSync(changelogFile, await makeChangelog());
    return 0;
  },
};

/** Returns the changes of every version against the one before, the newest first; the bundle is the newest. */
export async function makeChangelog(): Promise<string> {
  const stored = readdirSync(releases)
    .map((name) => name.replace(/\.json$/, ''))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const current = versionOf(await readBundle());
  const files = stored.map((version) => ({ version, file: join(releases, `${version}.json`) }));
  if (!stored.includes(current)) files.push({ version: current, file: locations.bundle });
  const parts = files.slice(1).map(({ version, file }, index) => {
    const before = files[index];
    if (before === undefined) throw new Error('a version has none before it');
    return `## ${version}, compared with ${before.version}\n\n${compare(before.file, file)}\n`;
  });
  const note = 'Written by `contract changelog` from `openapi/releases`; do not edit.';
  return ['# Changes of the contract', note, ...parts.reverse()].join('\n\n');
}

/** Runs the comparison as anybody would, and returns its report below a heading of its own. */
function compare(before: string, after: string): string {
  const words = ['breaking', '--against', before, '--head', after, '--format', 'markdown'];
  const command = fileURLToPath(new URL('../contract.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(`the releases cannot be compared:\n${stderr}`);
  return stdout.trim().replaceAll(/^#+ /gm, '### ');
}

function keepRelease(document: OpenApiDocument): void {
  mkdirSync(releases, { recursive: true });
  const text = `${JSON.stringify(withoutProse(document))}\n`;
  writeFileSync(join(releases, `${versionOf(document)}.json`), text);
}

const versionOf = ({ info }: OpenApiDocument) => (isObject(info) ? String(info.version) : '');
