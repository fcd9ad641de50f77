import { describe, expect, it } from 'vitest';
import type { Json } from '../../document';
import type { LiveAnswer } from '../requests/send-request';
import type { Exchange } from '../run-operation';
import { createdId } from './object-id';
import { evaluate } from './runtime-expression';

function answer(json: Json, headers: Record<string, string> = {}): LiveAnswer {
  return { status: 201, headers: new Headers(headers), text: JSON.stringify(json), json };
}

describe('a value of a link', () => {
  const exchange: Exchange = {
    request: {
      path: { id: 7 },
      query: { q: 'a' },
      headers: { 'X-Trace': 't' },
      body: { user: { name: 'b' } },
    },
    answer: answer({ items: [{ id: 'i-1' }], 'a/b': 0 }, { location: '/users/7' }),
    sighting: {
      faults: [],
      request: { method: 'POST', url: 'http://a.example/users', headers: {} },
      probe: { name: 'valid', credential: 'own' },
      owner: undefined,
    },
  };
  it.each<[Json, Json | undefined]>([
    ['$response.body#/items/0/id', 'i-1'],
    ['$response.body#/a~1b', 0],
    ['$response.body#/none/0', undefined],
    ['$response.body', { items: [{ id: 'i-1' }], 'a/b': 0 }],
    ['$response.header.Location', '/users/7'],
    ['$request.path.id', 7],
    ['$request.query.q', 'a'],
    ['$request.header.x-trace', 't'],
    ['$request.body#/user/name', 'b'],
    ['$statusCode', 201],
    ['$method', 'POST'],
    ['$url', 'http://a.example/users'],
    ['user-{$request.path.id}', 'user-7'],
    ['user-{$request.path.none}', undefined],
    ['plain', 'plain'],
    [3, 3],
  ])('%j', (value, found) => {
    expect(evaluate(value, exchange)).toEqual(found);
  });
});

describe('the id of what was created', () => {
  it.each<[string, LiveAnswer, Json | undefined]>([
    ['the field of the parameter', answer({ userId: 5, id: 6 }), 5],
    ['id', answer({ id: 'u-1' }), 'u-1'],
    ['one level below', answer({ data: { id: 'u-2' } }), 'u-2'],
    ['the end of Location', answer({}, { location: 'https://a.example/v1/users/u%203?x=1' }), 'u 3'],
    ['nothing, where Location is of another kind', answer({}, { location: '/jobs/9' }), undefined],
    ['nothing, where two objects could be meant', answer({ a: { id: 1 }, b: { id: 2 } }), undefined],
  ])('%s', (_, response, id) => {
    expect(createdId(response, '/users/{userId}', 'userId')).toEqual(id);
  });
});
