import { describe, expect, it } from 'vitest';
import { compareContracts } from '../compare';
import { addressEdits } from './address-edits.fixture';
import { callEdits } from './call-edits.fixture';
import { discriminatorPairs } from './discriminator-pairs.fixture';
import { pairsOf } from './edit.fixture';
import { fieldEdits } from './field-edits.fixture';
import { furtherEdits } from './further-edits.fixture';
import { furtherFieldEdits } from './further-field-edits.fixture';
import { parameterEdits } from './parameter-edits.fixture';

describe('pairs of contracts that differ in more than a keyword', () => {
  it.each([
    ...pairsOf([
      ...callEdits,
      ...addressEdits,
      ...parameterEdits,
      ...fieldEdits,
      ...furtherEdits,
      ...furtherFieldEdits,
    ]),
    ...discriminatorPairs,
  ])('$name', ({ before, after, verdict, reason }) => {
    const found = compareContracts(before, after);
    const judged = found.some(({ level }) => level === 'breaking') ? 'breaking' : 'harmless';
    expect(judged, `${reason} ${JSON.stringify(found)}`).toBe(verdict);
  });
});
