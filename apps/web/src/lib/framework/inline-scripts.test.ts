import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response';
import { expect, it } from 'vitest';
import { isFrameworkScript } from './inline-scripts';

const require = createRequire(import.meta.url);
const source = (path: string) => readFileSync(require.resolve(path), 'utf8');
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script>(?<body>[\s\S]*?)<\/script>/g)].map(({ groups }) => groups?.body ?? '');

it('recognises the scripts in which Next writes React’s data, text and bytes', async () => {
  const encoder = new TextEncoder();
  const data = new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode('0:["$","p",null,{"children":"«</script>» \u2028"}]\n'));
      controller.enqueue(new Uint8Array([0xff, 0xfe, 0x00]));
      controller.close();
    },
  });
  const stream = createInlinedDataReadableStream(data, undefined, null);
  const scripts = scriptsOf(await new Response(stream as ReadableStream).text());
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  expect(scripts.filter((body) => !isFrameworkScript(body))).toEqual([]);
});

it('recognises React’s own script', () => {
  const react = source('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js');
  const script = /shellTimeRuntimeScript = stringToPrecomputedChunk\(\s*"(?<body>[^"]+)"/.exec(react);
  expect(isFrameworkScript(script?.groups?.body ?? '')).toBe(true);
});

it('recognises the name of a request that Next writes during development', () => {
  const next = source('next/dist/server/app-render/app-render.js');
  const script = /bootstrapScriptContent = `(?<body>self\.__next_r=)\$\{JSON/.exec(next);
  expect(isFrameworkScript(`${script?.groups?.body}"a1-b2"`)).toBe(true);
});
