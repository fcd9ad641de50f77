import { describe, expect, it } from 'vitest';
import { controlFor, isUnion } from './control-for.ts';

const json = (summary: string) => ({ type: { name: 'other', value: summary } });
const oneOf = (...value: unknown[]) => ({ type: { name: 'enum', value } });

describe('the control of a property', () => {
  it.each([
    ['radio buttons for a few values', ['small', 'large'], 'radio'],
    ['a list for many', ['a', 'b', 'c', 'd', 'e', 'f'], 'select'],
  ])('is %s', (_, options, type) => {
    expect(controlFor(oneOf(...options), undefined)).toEqual({ options, control: { type } });
  });

  it('offers a number and its text once', () => {
    expect(controlFor(oneOf('2', 2, 3, '3', 'undefined'), undefined).options).toEqual([2, 3]);
  });

  it.each([
    ['a text that may be an element, while it is a text', 'ReactNode', 'سلام', { type: 'text' }],
    ['a text that is not set', 'ReactNode', undefined, { type: 'text' }],
    ['an element', 'ReactNode', { type: 'span' }, false],
    ['a list of elements', 'Row[]', [{ $$typeof: 'element' }], false],
    ['a union of objects', '{ a: string } | { b: number }', { a: '' }, false],
    ['a number or a text', 'number | string', 4, { type: 'number' }],
    ['a union that is not set', 'Person | "reading"', undefined, false],
  ])('is no JSON for %s', (_, summary, value, control) => {
    expect(controlFor(json(summary), value)).toEqual({ control });
  });

  it('stays as it is for a switch', () => {
    expect(controlFor({ type: { name: 'boolean' } }, true)).toEqual({});
  });

  it('stays as it is for a list of objects', () => {
    expect(controlFor(json('readonly Crumb[]'), [{ href: '/' }])).toEqual({});
  });
});

describe('a union', () => {
  it.each([
    ['"a" | "b"', true],
    ['ReactNode', true],
    ['(value: string | number) => void', false],
    ['readonly { a: string | number }[]', false],
    ['Readonly<Record<"a" | "b", string>>', false],
  ])('%s: %s', (type, expected) => {
    expect(isUnion(type)).toBe(expected);
  });
});
