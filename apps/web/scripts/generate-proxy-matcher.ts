import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dynamicConditions } from '../src/lib/navigation/dynamic-variants.ts';

const PROXY = fileURLToPath(new URL('../src/proxy.ts', import.meta.url));
const GENERATED = /(?<start>\n *\/\/ generated: [^\n]*\n)(?<body>[\s\S]*?)(?<end> *\/\/ end of generated\n)/;

// Next reads the proxy's matcher from the source text and follows no import: the table's content is written there.
const text = readFileSync(PROXY, 'utf8');
if (!GENERATED.test(text)) throw new Error('the marks of the generated part are missing in src/proxy.ts');
const lines = dynamicConditions().map(
  ({ source, has }) =>
    `    { source: '${source}', has: [${has.map(({ type, key }) => `{ type: '${type}', key: '${key}' }`)}] },\n`,
);
const generated = text.replace(GENERATED, `$<start>${lines.join('')}$<end>`);
// Other processes may read the file meanwhile.
if (generated !== text) writeFileSync(PROXY, generated);
