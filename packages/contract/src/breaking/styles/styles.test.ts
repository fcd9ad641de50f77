import { describe, expect, it } from 'vitest';
import { flattenAllOf } from '../../flatten-all-of';
import { operationParameters } from '../../operation-parameters';
import { compareContracts } from '../compare';
import { as30 } from '../pairs/as-version.fixture';
import { readContract } from '../reading/read-contract';
import { as31 } from './as-31.fixture';
import { bundle, read, type Style, styles } from './styles.fixture';

describe.each(Object.keys(styles) as Style[])('a contract of the style «%s» is the same', (style) => {
  it('as itself', () => {
    expect(compareContracts(read(style), read(style))).toEqual([]);
  });

  it('as its bundle, in both directions', () => {
    const bundled = readContract(bundle(style));
    expect(compareContracts(read(style), bundled)).toEqual([]);
    expect(compareContracts(bundled, read(style))).toEqual([]);
  });

  it('with its parts merged and its parameters at each call', () => {
    const flat = flattenAllOf(operationParameters(readContract(bundle(style))));
    expect(compareContracts(read(style), flat)).toEqual([]);
    expect(compareContracts(flat, read(style))).toEqual([]);
  });

  it('in the words of the other version', () => {
    const own = readContract(bundle(style));
    const other = String(own.openapi).startsWith('3.0')
      ? as31(own)
      : { ...(as30(own) as typeof own), openapi: '3.0.4' };
    expect(compareContracts(own, other)).toEqual([]);
    expect(compareContracts(other, own)).toEqual([]);
  });
});
