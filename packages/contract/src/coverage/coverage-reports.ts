import type { Coverage } from './read-coverage.ts';

/** Formats the coverage for a terminal: used operations with their places, then unused ones. */
export function coverageTable(coverage: Coverage): string {
  const lines: string[] = [];
  for (const [tag, operations] of byTag(coverage)) {
    const used = operations.filter(({ uses }) => uses.length > 0);
    if (used.length === 0) continue;
    lines.push(tag);
    for (const { operationId, method, path, uses } of used) {
      lines.push(`  ${operationId.padEnd(36)} ${method} ${path}`);
      lines.push(...placesOf(uses).map((place) => `      ${place}`));
    }
  }
  const unused = coverage.operations.filter(({ uses }) => uses.length === 0);
  lines.push('', `Used by nobody (${unused.length})`);
  for (const [tag, operations] of byTag({ operations: unused })) {
    lines.push(`  ${tag}: ${operations.map(({ operationId }) => operationId).join(', ')}`);
  }
  return [...lines, '', countLine(coverage)].join('\n');
}

export function coverageMarkdown(coverage: Coverage): string {
  const rows = coverage.operations.map(
    ({ operationId, tag, method, path, uses }) =>
      `| ${tag} | ${operationId} | \`${method} ${path}\` | ${
        placesOf(uses)
          .map((place) => `\`${place}\``)
          .join('<br>') || '—'
      } |`,
  );
  const head = ['## Coverage of the contract', '', countLine(coverage), ''];
  return [...head, '| Tag | Operation | Call | Used at |', '|---|---|---|---|', ...rows, ''].join('\n');
}

/** Formats the coverage as JSON: `{operations: [{operationId, tag, method, path, uses: [{operationId, file, line, by}]}]}`. */
export function coverageJson(coverage: Coverage): string {
  return `${JSON.stringify(coverage, null, 2)}\n`;
}

function countLine({ operations }: Coverage): string {
  const used = operations.filter(({ uses }) => uses.length > 0).length;
  return `${used} of ${operations.length} operations are used`;
}

function byTag<Operation extends { tag: string }>(coverage: { operations: readonly Operation[] }) {
  const tags = [...new Set(coverage.operations.map(({ tag }) => tag))].sort();
  return tags.map((name) => [name, coverage.operations.filter(({ tag }) => tag === name)] as const);
}

function placesOf(uses: Coverage['operations'][number]['uses']): string[] {
  return [...new Set(uses.map(({ file, line, by }) => `${file}:${line} ${by}`))];
}
