import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readOperations } from '../live/model/read-operations';
import { readContract } from './read-contract';
import { call, contractFiles, head, item, rulesOf, schema } from './testing/contract-files';

const { folder, write } = contractFiles();

function split(name: string, most: number): string {
  write(
    `${name}/schemas/all.yaml`,
    `Order:\n  type: object\n  properties:\n    line: { $ref: 'line.yaml#/Line' }\n`,
  );
  write(`${name}/schemas/line.yaml`, `Line:\n${schema(most).replaceAll(/^/gm, '  ')}`);
  write(`${name}/paths/orders.yaml`, call('../schemas/all.yaml#/Order'));
  return write(`${name}/openapi.yaml`, item('paths/orders.yaml'));
}

it('follows references to other files, to parts of them, and on from there, relative to each file', async () => {
  const [before, after] = [split('before', 9), split('after', 5)];
  expect(await rulesOf(before, before)).toEqual([]);
  expect(await rulesOf(before, after)).toEqual(['request-length-narrowed']);
});

it('follows a whole file as a schema, and back into the contract', async () => {
  const files = (most: number) => {
    write(
      `whole-${most}/order.json`,
      JSON.stringify({ properties: { name: { $ref: './openapi.yaml#/components/schemas/Name' } } }),
    );
    const text = `${head}paths:\n  /orders:\n${call('./order.json').replaceAll(/^/gm, '    ')}`;
    const parts = `\ncomponents: { schemas: { Name: { type: string, maxLength: ${most} } } }\n`;
    return write(`whole-${most}/openapi.yaml`, text + parts);
  };
  expect(await rulesOf(files(9), files(5))).toEqual(['request-length-narrowed']);
});

/** Commits all files of the folder, which becomes a repository. */
function commit(): void {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
      cwd: folder,
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'contract');
}

async function within<Result>(place: string, use: () => Promise<Result>): Promise<Result> {
  const start = process.cwd();
  process.chdir(place);
  try {
    return await use();
  } finally {
    process.chdir(start);
  }
}

it('reads the same files at a reference of git', async () => {
  split('kept', 9);
  commit();
  const after = split('kept', 5);
  await within(folder, async () => {
    expect(await rulesOf('HEAD:kept/openapi.yaml', after)).toEqual(['request-length-narrowed']);
  });
});

it('reads the files beside a contract that is named from the current folder, at a reference of git', async () => {
  split('shop/api', 9);
  // The same paths from the repository's root, where nothing has changed: reading these would find nothing.
  split('.', 5);
  split('shop', 5);
  commit();
  const after = split('shop/api', 5);
  await within(`${folder}/shop/api`, async () => {
    expect(await rulesOf('HEAD:./openapi.yaml', after)).toEqual(['request-length-narrowed']);
  });
  await within(`${folder}/shop/paths`, async () => {
    expect(await rulesOf('HEAD:../api/openapi.yaml', after)).toEqual(['request-length-narrowed']);
    await expect(rulesOf('HEAD:./none.yaml', after)).rejects.toThrow(
      /HEAD:shop\/paths\/none\.yaml cannot be read/,
    );
  });
});

it('reads a contract at an address, with the files beside it', async () => {
  const files: Record<string, string> = {
    '/api/openapi.yaml': item('parts/orders.yaml#/orders'),
    '/api/parts/orders.yaml': `orders:\n  post: { operationId: o, parameters: [{ $ref: '../more.json#/Size' }], responses: {} }\n`,
    '/api/more.json': JSON.stringify({ Size: { name: 'size', in: 'query', schema: { maximum: 9 } } }),
  };
  const server = createServer((request, response) => {
    const text = files[request.url ?? ''];
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const address = `${origin}/api/openapi.yaml`;
    const local = write('local.yaml', item(`${origin}/api/parts/orders.yaml#/orders`));
    expect(await rulesOf(address, local)).toEqual([]);
    files['/api/more.json'] = JSON.stringify({ Size: { name: 'size', in: 'query', schema: { maximum: 5 } } });
    const before = write('local9.yaml', item('whole9.yaml'));
    write(
      'whole9.yaml',
      'post: { operationId: o, parameters: [{ name: size, in: query, schema: { maximum: 9 } }], responses: {} }\n',
    );
    expect(await rulesOf(before, address)).toEqual(['request-maximum-narrowed']);
    await expect(readContract(`${origin}/none.yaml`)).rejects.toThrow(
      /none\.yaml cannot be read: it answers 404/,
    );
  } finally {
    server.close();
  }
});

it('follows anchors of its own and of other files', async () => {
  const files = (most: number) => {
    write(`parts-${most}.yaml`, `Line:\n  $anchor: line\n${schema(most).replaceAll(/^/gm, '  ')}`);
    const parts = `components: { schemas: { Order: { $anchor: order, properties: { line: { $ref: 'parts-${most}.yaml#line' } } } } }\n`;
    return write(
      `anchors-${most}.yaml`,
      `${head}paths:\n  /orders:\n${call('#order').replaceAll(/^/gm, '    ')}${parts}`,
    );
  };
  expect(await rulesOf(files(9), files(5))).toEqual(['request-length-narrowed']);
});

it('reads examples that stand in other files', async () => {
  write('examples.yaml', 'One: { value: { $ref: is-data.txt } }\n');
  const file = write(
    'shown.yaml',
    `${head}paths:\n  /a:\n    post: { requestBody: { content: { application/json: { examples: { one: { $ref: 'examples.yaml#/One' } } } } }, responses: {} }\n`,
  );
  const [operation] = readOperations(await readContract(file));
  expect(operation?.unreadable).toEqual([]);
  expect(operation?.body?.examples).toEqual([{ $ref: 'is-data.txt' }]);
});
