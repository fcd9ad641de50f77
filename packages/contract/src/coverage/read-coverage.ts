import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readOperations } from '../live/model/read-operations.ts';
import { locations } from '../locations.ts';
import { readBundle } from '../read-bundle.ts';
import type { CoverageUse, CoveredOperation } from './coverage-use.ts';
import { findImportedUses, type GeneratedModules } from './find-imported-uses.ts';
import { findWrittenUses } from './find-written-uses.ts';
import { generatedNames } from './generated-names.ts';
import { parseSource } from './parse-source.ts';

export interface Coverage {
  readonly operations: readonly (CoveredOperation & { readonly uses: readonly CoverageUse[] })[];
}

/** Returns which operations the sources in `folder` call, and where. Ignores tests and stories. */
export async function readCoverage(folder: string): Promise<Coverage> {
  const operations = readOperations(await readBundle()).map(
    ({ id, tag, method, path }): CoveredOperation => ({ operationId: id, tag, method, path }),
  );
  const modules = readGeneratedModules(operations.map(({ operationId }) => operationId));
  const uses = sourceFiles(folder).flatMap((file) => {
    const name = relative(locations.root, file).split(sep).join('/');
    const source = parseSource(name, readFileSync(file, 'utf8'));
    return [...findImportedUses(source, modules), ...findWrittenUses(source, operations)];
  });
  return {
    operations: operations.map((operation) => ({
      ...operation,
      uses: uses.filter(({ operationId }) => operationId === operation.operationId),
    })),
  };
}

/** Reads every module of calls in the package, by its import specifier. */
function readGeneratedModules(operationIds: readonly string[]): GeneratedModules {
  const { exports } = JSON.parse(readFileSync(join(locations.api, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const modules = Object.entries(exports).filter(
    ([, file]) => /\/generated\/(endpoints|hooks)\//.test(file) && !file.endsWith('.msw.ts'),
  );
  return new Map(
    modules.flatMap(([specifier, file]) => {
      try {
        const text = readFileSync(join(locations.api, file), 'utf8');
        return [[specifier.replace(/^\./, '@bazaar/api'), generatedNames(text, operationIds)] as const];
      } catch {
        // A tag without operations has no module yet.
        return [];
      }
    }),
  );
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${sep}testing${sep}`))
    .sort();
}
