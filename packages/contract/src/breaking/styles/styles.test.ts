import { describe, expect, it } from 'vitest';
import { flattenAllOf } from '../../flatten-all-of';
import { operationParameters } from '../../operation-parameters';
import { readContract } from '../../reading/read-contract';
import { compareContracts } from '../compare';
import { as30 } from '../pairs/as-version.fixture';
import { as31 } from './as-31.fixture';
import { bundle, read, type Style, styles } from './styles.fixture';

describe.each(Object.keys(styles) as Style[])('a contract of the style «%s» is the same', (style) => {
  it('as itself', async () => {
    expect(compareContracts(await read(style), await read(style))).toEqual([]);
  });

  it('as its bundle, in both directions', async () => {
    const bundled = await readContract(bundle(style));
    expect(compareContracts(await read(style), bundled)).toEqual([]);
    expect(compareContracts(bundled, await read(style))).toEqual([]);
  });

  it('with its parts merged and its parameters at each call', async () => {
    const flat = flattenAllOf(operationParameters(await readContract(bundle(style))));
    expect(compareContracts(await read(style), flat)).toEqual([]);
    expect(compareContracts(flat, await read(style))).toEqual([]);
  });

  it('in the words of the other version', async () => {
    const own = await readContract(bundle(style));
    const other = String(own.openapi).startsWith('3.0')
      ? as31(own)
      : { ...(as30(own) as typeof own), openapi: '3.0.4' };
    expect(compareContracts(own, other)).toEqual([]);
    expect(compareContracts(other, own)).toEqual([]);
  });
});
