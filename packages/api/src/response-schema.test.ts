import { describe, expect, it } from 'vitest';
import { statuses } from './generated/statuses';
import { operations } from './operations';
import { isContractAnswer, responseSchemaOf, UnknownOperationError } from './response-schema';
import { loadAll, pascalCase } from './testing/tags';

const [mini, mocks] = await Promise.all([loadAll('zodMini'), loadAll('mocks')]);
const rows = operations.map(({ operationId, method, path }) => ({ operationId, method, path }));
const address = (path: string) => `/api/v1${path.replaceAll(/\{\w+\}/g, 'x-1')}`;
const mockOf = (id: string) => (mocks[`get${pascalCase(id)}ResponseMock`] as () => unknown)();

describe('every answer is looked at', () => {
  it.each(rows)('$operationId by the schema of its own', async ({ operationId }) => {
    expect(await responseSchemaOf(operationId)).toBe(mini[`${pascalCase(operationId)}Response`]);
  });

  it.each(rows)('$operationId, at $method $path, so that rubbish is refused', async (row) => {
    for (const text of ['"rubbish"', '{"unexpected":true}', '<!doctype html>', '']) {
      const answer = { status: 200, text };
      expect(await isContractAnswer(row.method, address(row.path), answer), text).toBe(false);
    }
  });

  it.each(rows)('$operationId, and what the contract gives as its example passes', async (row) => {
    for (const status of statuses[row.operationId].filter((each) => each < 300)) {
      const text = status === 204 ? '' : JSON.stringify(mockOf(row.operationId));
      expect(await isContractAnswer(row.method, address(row.path), { status, text })).toBe(true);
    }
  });
});

it('accepts an empty response only where the contract allows it', async () => {
  const empty = { status: 204, text: '' };
  expect(await isContractAnswer('GET', '/api/v1/deliveryaddresses/default', empty)).toBe(true);
  expect(await isContractAnswer('GET', '/api/v1/websitemenus/tree', empty)).toBe(false);
  expect(await isContractAnswer('DELETE', '/api/v1/notes/n-1', { status: 200, text: '{}' })).toBe(false);
});

it('throws for an address the contract does not name, in place of letting its answer pass', async () => {
  const requested = isContractAnswer('GET', '/api/v1/nothing', { status: 200, text: '{}' });
  await expect(requested).rejects.toThrow(UnknownOperationError);
});
