import { describe, expect, it } from 'vitest';
import type { Json } from '../../document';
import type { ParameterModel } from '../model/operation-model';
import { cookieParts, headerValue, pathText, queryParts } from './parameter-text';

const list = ['blue', 'black'];
const object = { R: 100, G: 200 };

function parameter(changes: Partial<ParameterModel>): ParameterModel {
  return {
    ...{ name: 'color', in: 'query', isRequired: false, schema: {}, examples: [] },
    ...{ style: 'form', isExploded: false, isJsonText: false, allowsReserved: false },
    ...changes,
  };
}

// The rows are those of «Style Examples» in the specification of OpenAPI 3.1.1.
describe('a parameter in a path', () => {
  it.each<[ParameterModel['style'], boolean, string, string, string]>([
    ['matrix', false, ';color=blue', ';color=blue,black', ';color=R,100,G,200'],
    ['matrix', true, ';color=blue', ';color=blue;color=black', ';R=100;G=200'],
    ['label', false, '.blue', '.blue,black', '.R,100,G,200'],
    ['label', true, '.blue', '.blue.black', '.R=100.G=200'],
    ['simple', false, 'blue', 'blue,black', 'R,100,G,200'],
    ['simple', true, 'blue', 'blue,black', 'R=100,G=200'],
  ])('of style %s, exploded %s', (style, isExploded, ...texts) => {
    const one = parameter({ in: 'path', style, isExploded });
    expect(['blue', list, object].map((value) => pathText(one, value))).toEqual(texts);
  });
});

describe('a parameter in a query', () => {
  it.each<[ParameterModel['style'], boolean, Json, string[]]>([
    ['form', false, 'blue', ['color=blue']],
    ['form', false, list, ['color=blue,black']],
    ['form', true, list, ['color=blue', 'color=black']],
    ['form', false, object, ['color=R,100,G,200']],
    ['form', true, object, ['R=100', 'G=200']],
    ['spaceDelimited', false, list, ['color=blue%20black']],
    ['pipeDelimited', false, list, ['color=blue%7Cblack']],
    ['spaceDelimited', false, object, ['color=R%20100%20G%20200']],
    ['deepObject', true, object, ['color%5BR%5D=100', 'color%5BG%5D=200']],
  ])('of style %s, exploded %s: %j', (style, isExploded, value, parts) => {
    expect(queryParts(parameter({ style, isExploded }), 'color', value)).toEqual(parts);
  });

  it('as JSON, with reserved characters, and under an odd name', () => {
    expect(queryParts(parameter({ isJsonText: true }), 'color', { a: [1] })).toEqual([
      'color=%7B%22a%22%3A%5B1%5D%7D',
    ]);
    expect(queryParts(parameter({ allowsReserved: true, isExploded: true }), 'color', 'a/b:c&d')).toEqual([
      'color=a/b:c%26d',
    ]);
    expect(queryParts(parameter({ isExploded: true }), '$filter[a b]', 1)).toEqual([
      '%24filter%5Ba%20b%5D=1',
    ]);
  });
});

it('writes headers and cookies', () => {
  expect(headerValue(parameter({ in: 'header', style: 'simple' }), list)).toBe('blue,black');
  expect(headerValue(parameter({ in: 'header', style: 'simple', isExploded: true }), object)).toBe(
    'R=100,G=200',
  );
  expect(cookieParts(parameter({ in: 'cookie', isExploded: true }), 'color', 'a b')).toEqual(['color=a%20b']);
  expect(cookieParts(parameter({ in: 'cookie' }), 'color', list)).toEqual(['color=blue,black']);
});
