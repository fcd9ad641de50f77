import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { tags } from './testing/tags';

interface Weight {
  /** Gzipped size in bytes of everything the page loads, at once or on demand. */
  readonly bytes: number;
  /** Packages whose code is included. */
  readonly packages: readonly string[];
  readonly text: string;
}

/** Returns what a browser loads for each of several pages that are built together, like those of one site. */
async function pages<Name extends string>(
  codes: Readonly<Record<Name, string>>,
): Promise<Record<Name, Weight>> {
  const names = Object.keys(codes) as Name[];
  const { outputFiles, metafile } = await build({
    entryPoints: Object.fromEntries(names.map((name) => [name, `page:${name}`])),
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
    outdir: 'out',
    external: ['react'],
    plugins: [
      {
        name: 'pages',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'page' }));
          onLoad({ filter: /./, namespace: 'page' }, ({ path }) => ({
            contents: codes[path as Name],
            resolveDir: fileURLToPath(new URL('.', import.meta.url)),
          }));
        },
      },
    ],
  });
  const reached = (file: string, known = new Set<string>()): Set<string> => {
    if (known.has(file)) return known;
    known.add(file);
    for (const { path, external } of metafile.outputs[file]!.imports) if (!external) reached(path, known);
    return known;
  };
  const weigh = (name: Name): Weight => {
    const files = [...reached(`out/${name}.js`)];
    const inputs = files.flatMap((file) => Object.entries(metafile.outputs[file]!.inputs));
    const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
    const packages = used.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
    const contents = files.map((file) => outputFiles.find(({ path }) => path.endsWith(`/${file}`))!.contents);
    return {
      bytes: contents.reduce((sum, content) => sum + gzipSync(content).length, 0),
      packages: [...new Set(packages)].sort(),
      text: contents.map((content) => Buffer.from(content).toString()).join('\n'),
    };
  };
  return Object.fromEntries(names.map((name) => [name, weigh(name)])) as Record<Name, Weight>;
}

const hook = "import { useGetSupplier } from '@bazaar/api/hooks/suppliers'; console.log(useGetSupplier);";

it.each([
  ['at once', "import { getSupplier } from '@bazaar/api/suppliers'; console.log(getSupplier);"],
  ['on demand', "import('@bazaar/api/suppliers').then(({ getSupplier }) => console.log(getSupplier));"],
])(
  'a page that only calls, %s, pays for no hook, though another page uses one of the same tag',
  async (_, call) => {
    const { plain } = await pages({ plain: call, hook });
    expect(plain.packages).toEqual([]);
    expect(plain.bytes).toBeLessThan(2048);
  },
);

it.each(tags)('all calls of %s include the HTTP client and nothing else', async (tag) => {
  const { plain } = await pages({
    plain: `import * as calls from '@bazaar/api/${tag}'; console.log(calls);`,
  });
  expect(plain.packages).toEqual([]);
});

it('a hook includes TanStack Query (so the tests above can fail)', async () => {
  const weight = await pages({ hook });
  expect(weight.hook.packages).toContain('@tanstack/react-query');
});

it('a query hook includes no mutation hook', async () => {
  const { read } = await pages({
    read: "import { useListNotes } from '@bazaar/api/hooks/notes'; console.log(useListNotes);",
  });
  expect(read.text).toContain('/api/v1/notes');
  expect(read.text).not.toMatch(/MutationObserver|deleteNote|"DELETE"/);
});

it('a schema for the browser is small', async () => {
  const { plain } = await pages({
    plain:
      "import { GetCustomerProfileResponse } from '@bazaar/api/zod-mini/customers'; console.log(GetCustomerProfileResponse);",
  });
  expect(plain.bytes).toBeLessThan(8192);
});
