import { describe, expect, it } from 'vitest';
import { createTypeAhead } from './type-ahead.ts';

const names = ['بلبرینگ', 'رولبرینگ', 'روان‌کار', 'کوپلینگ', 'کاسه‌نمد'];

describe('typing in a column', () => {
  it('moves to the next name that begins so', () => {
    expect(createTypeAhead()('ر', 0, names, 0)).toBe(1);
    expect(createTypeAhead()('ب', 0, names, 3)).toBe(0);
    expect(createTypeAhead()('ز', 0, names, 3)).toBeUndefined();
  });
  it('collects letters to a word, until a pause', () => {
    const find = createTypeAhead();
    find('ر', 0, names, 0);
    find('و', 200, names, 1);
    expect(find('ا', 400, names, 1)).toBe(2);
    expect(find('ب', 2_000, names, 2)).toBe(0);
  });
  it('moves on when a letter is repeated', () => {
    const find = createTypeAhead();
    expect(find('ک', 0, names, 0)).toBe(3);
    expect(find('ک', 100, names, 3)).toBe(4);
  });
  it('accepts an Arabic letter for the Persian one, and ignores other keys', () => {
    expect(createTypeAhead()('ك', 0, names, 0)).toBe(3);
    expect(createTypeAhead()('Enter', 0, names, 0)).toBeUndefined();
    expect(createTypeAhead()(' ', 0, names, 0)).toBeUndefined();
  });
});
