import { describe, expect, it } from 'vitest';
import { operationOf } from './operation-of';
import { operations } from './operations';

/** Ids that are easily mistaken for something else; a router sees them percent-encoded. */
const ids = ['sp-7', '1', 'by-supplierr', 'Default', 'a%2Fb', 'menu.json', '..%2f', 'دسته', '{id}', 'null'];
const at = (path: string, id: string) => `/api/v1${path.replaceAll(/\{\w+\}/g, id)}`;

describe('operationOf', () => {
  it.each(operations.map(({ operationId, method, path }) => [operationId, method, path] as const))(
    'finds %s by its address',
    (operationId, method, path) => {
      for (const id of ids)
        expect(operationOf(method, at(path, encodeURI(id)))?.operationId).toBe(operationId);
    },
  );

  it.each([
    ['GET', '/api/v1/traderequests/by-supplier', 'listTradeRequestsBySupplier'],
    ['GET', '/api/v1/traderequests/tr-1', 'getTradeRequest'],
    ['POST', '/api/v1/traderequests/direct-order', 'createDirectOrder'],
    ['GET', '/api/v1/traderequests/direct-order', 'getTradeRequest'],
    ['DELETE', '/api/v1/deliveryaddresses/default', 'deleteDeliveryAddress'],
    ['GET', '/api/v1/deliveryaddresses/default', 'getDefaultDeliveryAddress'],
    ['GET', '/api/v1/notes/byuser', 'listNotes'],
    ['GET', '/api/v1/notes/by-users', 'getNote'],
    ['GET', '/api/v1/shared/typemodels/enums', 'listEnums'],
    ['GET', '/api/v1/pages/by-label/by-platform', 'listPagesByLabel'],
    ['GET', '/api/v1/pages/pg-1/by-platform', 'getPage'],
  ])('%s %s is %s', (method, pathname, operationId) => {
    expect(operationOf(method, pathname)?.operationId).toBe(operationId);
  });

  it.each([
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v1/traderequests'],
    ['GET', '/api/v1/traderequests/'],
    ['GET', '/api/v1/traderequests/tr-1/'],
    ['PATCH', '/api/v1/traderequests/tr-1'],
    ['GET', '/traderequests/tr-1'],
    ['GET', '/api/v2/traderequests/tr-1'],
    ['GET', '/api/v1'],
  ])('%s %s is none', (method, pathname) => {
    expect(operationOf(method, pathname)).toBeUndefined();
  });

  it('has no two operations of one method that a single address could mean, save fixed against parameter', () => {
    const shapes = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
