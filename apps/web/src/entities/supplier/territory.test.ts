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
    [places(['alborz'], ['rey']), 'استان البرز؛ شهر ری', '۱ استان و ۱ شهر'],
    // One name of three must not stand for all of them.
    [places(['alborz', 'x', 'y'], ['rey', 'z']), 'استان البرز؛ شهر ری', '۳ استان و ۲ شهر'],
    [places([], ['rey']), 'شهر ری', 'شهر ری'],
    [places([], ['z']), 'بخشی از کشور', '۱ شهر'],
    [places([], []), 'بخشی از کشور', 'بخشی از کشور'],
  ])('is named in full, and counted in short', (territory, full, short) => {
    expect([territoryText(territory, names), territoryCounts(territory, names)]).toEqual([full, short]);
  });
});
