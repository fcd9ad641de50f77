import { describe, expect, it } from 'vitest';
import { territoryCounts, territoryText } from './territory';

const names = {
  cities: [
    { id: 'rey', name: 'ری' },
    { id: 'qom-city', name: 'قم' },
  ],
  states: [{ id: 'alborz', name: 'البرز' }],
};
const places = (stateIds: string[], cityIds: string[], isNationwide = false) => ({
  stateIds,
  cityIds,
  isNationwide,
});

describe('the territory of a delegation', () => {
  it.each([
    [places([], [], true), 'سراسر کشور', 'سراسر کشور'],
    [places(['alborz'], ['rey']), 'استان البرز؛ شهر ری', '۱\u00a0استان و ۱\u00a0شهر'],
    // One name of three must not stand for all of them.
    [places(['alborz', 'x', 'y'], ['rey', 'z']), 'استان البرز؛ شهر ری', '۳\u00a0استان و ۲\u00a0شهر'],
    [places([], ['rey']), 'شهر ری', 'شهر ری'],
    [places([], ['z']), 'بخشی از کشور', '۱\u00a0شهر'],
    [places([], []), 'بخشی از کشور', 'بخشی از کشور'],
  ])('is named in full, and counted in short', (territory, full, short) => {
    expect([territoryText(territory, names), territoryCounts(territory, names)]).toEqual([full, short]);
  });
});
