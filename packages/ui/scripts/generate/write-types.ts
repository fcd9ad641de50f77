import type { ResolvedDefinition } from './resolve-definition.ts';

/** Writes the variants of every definition as types, so that an invalid one does not compile, with the descriptions that pages show. */
export function writeTypes(definitions: readonly ResolvedDefinition[]): string {
  const entries = definitions.map(({ name, variants, notes }) => {
    const byName = new Map<string, string[]>();
    for (const { variant, value } of variants) byName.set(variant, [...(byName.get(variant) ?? []), value]);
    const props = [...byName].map(([variant, values]) => {
      const note = notes.get(variant);
      const text = `${variant}?: ${values.map(literal).join(' | ')} | undefined`;
      // The compiler attaches a comment only to what stands on the next line.
      return note ? `\n    /** ${note} */\n    ${text}` : text;
    });
    return `  '${name}': { ${props.join('; ')} };`;
  });
  return `// Made by \`pnpm --filter @bazaar/ui generate\`; do not edit.\nexport interface Definitions {\n${entries.join('\n')}\n}\n`;
}

function literal(value: string): string {
  if (value === 'true') return 'boolean';
  if (/^\d+$/.test(value)) return `'${value}' | ${value}`;
  return value === 'false' ? 'false' : `'${value}'`;
}
