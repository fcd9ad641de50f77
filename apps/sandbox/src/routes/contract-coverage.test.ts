import { operations as contract } from '@bazaar/api/operations';
import { describe, expect, it } from 'vitest';
import { contractOperation } from '../http/contract-operation';
import { contractRoutes } from './contract-routes';
import { operations } from './operations';

describe('the routes', () => {
  it.each(contract.map(({ operationId }) => operationId))('have one for %s', (operationId) => {
    expect(operations.filter((operation) => operation.operationId === operationId)).toHaveLength(1);
  });

  it('know no operation besides', () => {
    expect(contractRoutes(operations)).toHaveLength(contract.length);
    const stray = contractOperation('stray', { freshness: 'private', schemas: { responses: {} } }, () =>
      Promise.reject(new Error('never called')),
    );
    expect(() => contractRoutes([stray])).toThrow('stray');
  });

  it.each(contract)(
    'keep who may ask $operationId and how long it may be kept',
    ({ operationId, roles, cacheSeconds }) => {
      const operation = operations.find((candidate) => candidate.operationId === operationId);
      expect(operation?.audience).toBe(roles.includes('Anyone') ? 'anyone' : 'user');
      const freshness = operation?.freshness;
      expect(freshness === 'private' ? 0 : freshness?.maxAgeSeconds).toBe(cacheSeconds);
    },
  );
});
