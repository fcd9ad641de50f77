import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** What a browser loads for one import: bytes after gzip, and the packages whose code is in it. */
async function loads(code: string): Promise<{ bytes: number; packages: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
    treeShaking: true,
    external: ['react'],
  });
  const inputs = Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {});
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
  const packages = used.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  return { bytes: gzipSync(outputFiles[0]!.contents).length, packages: [...new Set(packages)].sort() };
}

it.each([
  ['suppliers', 'getSupplier'],
  ['supplier-products', 'listSupplierProducts'],
  ['user-favorites', 'addFavorite'],
  ['connect', 'createToken'],
])('a plain call of %s brings the HTTP client and nothing of the hooks', async (tag, name) => {
  const { bytes, packages } = await loads(
    `import { ${name} } from '@bazaar/api/${tag}'; console.log(${name});`,
  );
  expect(packages).toEqual([]);
  expect(bytes).toBeLessThan(2048);
});

it('a hook brings TanStack Query (so the test above can fail)', async () => {
  const { packages } = await loads(
    "import { useGetSupplier } from '@bazaar/api/suppliers'; console.log(useGetSupplier);",
  );
  expect(packages).toContain('@tanstack/react-query');
});

it('a schema for the browser is small', async () => {
  const { bytes } = await loads(
    "import { GetCustomerProfileResponse } from '@bazaar/api/zod-mini/customers'; console.log(GetCustomerProfileResponse);",
  );
  expect(bytes).toBeLessThan(8192);
});
