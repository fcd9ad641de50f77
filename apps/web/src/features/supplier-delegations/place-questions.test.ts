import { describe, expect, it } from 'vitest';
import { geography } from './delegations.fixtures';
import { delegationsHref, parseDelegationsAddress } from './delegations-address';
import { placeQuestions } from './place-questions';

const requested = (query: Record<string, string>) =>
  placeQuestions({ address: parseDelegationsAddress(query), geography });

describe('the question about the visitor’s city', () => {
  it('offers the province alone while nothing is selected', () => {
    const { province, city } = requested({});
    expect(province.options.map(({ name }) => name)).toEqual(['تهران', 'البرز']);
    expect([province.chosenId, city]).toEqual([undefined, undefined]);
  });

  it('offers the cities of the selected province, and of no other', () => {
    const { province, city } = requested({ state: 'state-tehran' });
    expect(province.chosenId).toBe('state-tehran');
    expect(city?.options.map(({ name }) => name)).toEqual(['تهران', 'ری']);
    expect(city?.chosenId).toBeUndefined();
  });

  it('finds the province of a city, as in older addresses', () => {
    const { province, city } = requested({ city: 'city-karaj', state: 'state-tehran' });
    expect([province.chosenId, city?.chosenId]).toEqual(['state-alborz', 'city-karaj']);
  });

  it.each([[{ state: 'state-atlantis' }], [{ city: 'city-atlantis' }], [{ state: '../x' }]])(
    'ignores unknown input: %j',
    (query) => {
      expect(requested(query)).toMatchObject({ province: { chosenId: undefined } });
      expect(requested(query).city).toBeUndefined();
    },
  );

  it('puts the province into the address only without a city', () => {
    const supplier = { id: 's-1', slug: 'x' };
    const href = (query: Record<string, string>) =>
      delegationsHref(supplier, parseDelegationsAddress(query)).split('?')[1];
    expect(href({ state: 'state-tehran' })).toBe('state=state-tehran');
    expect(href({ city: 'city-rey', state: 'state-tehran' })).toBe('city=city-rey');
  });
});
