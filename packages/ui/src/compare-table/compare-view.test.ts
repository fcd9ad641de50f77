import { describe, expect, it } from 'vitest';
import { type ComparedObject, differs } from './compare-view';

const objects: ComparedObject[] = ['a', 'b'].map((id) => ({ id, name: id, removeLabel: id }));

describe('a compared property', () => {
  it.each([
    [{ a: '۲۵', b: '۲۵' }, false],
    [{ a: '۲۵', b: '۳۰' }, true],
    [{ a: '۲۵' }, true],
    [{}, false],
  ])('%j differs: %s', (values, expected) => {
    expect(differs({ id: 'd', label: 'd', values }, objects)).toBe(expected);
  });

  it('compares the shown objects only', () => {
    expect(differs({ id: 'd', label: 'd', values: { a: '۲۵', b: '۳۰' } }, objects.slice(0, 1))).toBe(false);
  });
});
