import type { Reading } from './line-numbers';
import { type LineText, take } from './line-text';
import { findPlaceHits, type PlaceHit } from './place-hits';
import { indexPlaces, type KnownPlaces, type PlaceIndex } from './place-index';

/** Places named in a line. A name without an id is unknown, or belongs to several provinces: it stays in the text. */
export interface LinePlaces {
  readonly stateName?: string;
  readonly stateId?: string;
  readonly cityName?: string;
  readonly cityId?: string;
}

/** Finds the province and the city by their labels, as separate pieces, or as the first words of the line. */
export function readPlaces(line: LineText, known: KnownPlaces): Reading<LinePlaces> {
  const index = indexPlaces(known);
  const hits = findPlaceHits(line.text, index);
  const stateHit = chooseState(hits, index);
  const cityHit = chooseCity(
    hits.filter((hit) => hit !== stateHit),
    stateHit,
    index,
  );
  const told = stateHit && onlyOne(index.statesOf(stateHit.name));
  const named = cityHit ? index.citiesOf(cityHit.name) : [];
  const city = onlyOne(stateHit ? named.filter(({ stateId }) => stateId === told?.id) : named);
  const state = told ?? known.states.find(({ id }) => id === city?.stateId);
  let next = line;
  if (stateHit && told) next = take(next, 'stateId', stateHit.start, stateHit.end);
  if (cityHit && city) next = take(next, 'cityId', cityHit.start, cityHit.end);
  return {
    line: next,
    found: {
      ...present('stateName', state?.name ?? stateHit?.name),
      ...present('stateId', state?.id),
      ...present('cityName', city?.name ?? cityHit?.name),
      ...present('cityId', city?.id),
    },
  };
}

/**
 * Returns the labelled province, else a bare one. A name shared by a province and a city is the province only if one of its cities is named
 * too.
 */
function chooseState(hits: readonly PlaceHit[], index: PlaceIndex): PlaceHit | undefined {
  const bare = hits.find(
    (hit) =>
      hit.label === undefined &&
      index.statesOf(hit.name).length > 0 &&
      (index.citiesOf(hit.name).length === 0 ||
        hits.some((other) => other !== hit && other.label !== 'state' && isInside(other, hit, index))),
  );
  return labelled(hits, 'state', true) ?? bare ?? labelled(hits, 'state', false);
}

function chooseCity(
  hits: readonly PlaceHit[],
  state: PlaceHit | undefined,
  index: PlaceIndex,
): PlaceHit | undefined {
  const bare = hits.find(
    (hit) =>
      hit.label === undefined &&
      index.citiesOf(hit.name).length > 0 &&
      (state === undefined || isInside(hit, state, index)),
  );
  return labelled(hits, 'city', true) ?? bare ?? labelled(hits, 'city', false);
}

function labelled(
  hits: readonly PlaceHit[],
  label: 'state' | 'city',
  isKnown: boolean,
): PlaceHit | undefined {
  return hits.find((hit) => hit.label === label && hit.isKnown === isKnown);
}

function isInside(city: PlaceHit, state: PlaceHit, index: PlaceIndex): boolean {
  const ids = index.statesOf(state.name).map(({ id }) => id);
  return index.citiesOf(city.name).some(({ stateId }) => ids.includes(stateId));
}

function onlyOne<Entry>(entries: readonly Entry[]): Entry | undefined {
  return entries.length === 1 ? entries[0] : undefined;
}

function present<Key extends string>(key: Key, value: string | undefined): Partial<Record<Key, string>> {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, string>);
}
