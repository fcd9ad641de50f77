'use client';

import { filterCities, filterStates } from '@bazaar/api/geography';
import {
  type AddressLineValues,
  addressLineValues,
  parseAddressLine,
} from '@bazaar/domain/address/parse-address-line';
import type { KnownPlaces } from '@bazaar/domain/address/place-index';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { writtenValues } from '@/entities/address/stored-values';
import type { AddressValues } from '@/features/addresses/address-values';
import type { SiteForm } from '@/lib/forms/use-site-form';

export interface PastedLine {
  readonly text: string;
  /** The recognised parts by field; undefined before a line was parsed. */
  readonly taken: AddressLineValues | undefined;
  /** Takes a pasted or changed line. */
  write(text: string): void;
  /** Parses the line into the fields. */
  take(): void;
  /** Loads the places, which are needed soon. */
  prepare(): void;
  giveBack(): void;
}

/** A change of at least this many letters at once counts as a paste. */
const PASTED_LETTERS = 8;

/** Manages the pasted line: parses it into the fields of the form, and undoes it. */
export function usePastedLine<Output>(form: SiteForm<AddressValues, Output>): PastedLine {
  const readPlaces = useKnownPlaces(form.readValues().countryId);
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<AddressLineValues>();
  const before = useRef<AddressLineValues>(undefined);
  const lastTaken = useRef('');
  const take = async (line: string) => {
    if (line.trim() === '' || line === lastTaken.current) return;
    lastTaken.current = line;
    const values = writtenValues(addressLineValues(parseAddressLine(line, await readPlaces())));
    const fields = { ...values, ...emptiedBelow(values) };
    const present = form.readValues();
    // A second line is undone to the values from before the first.
    before.current = { ...pickFields(present, fields), ...before.current };
    form.change(fields);
    setTaken(values);
  };
  return {
    text,
    taken,
    write(next) {
      setText(next);
      if (next.length - text.length >= PASTED_LETTERS) void take(next);
    },
    take: () => void take(text),
    prepare: () => void readPlaces(),
    giveBack() {
      form.change(before.current ?? {});
      before.current = undefined;
      lastTaken.current = '';
      setTaken(undefined);
    },
  };
}

/** Empties the levels below a parsed place, which belong to another one. */
function emptiedBelow(values: AddressLineValues): Partial<AddressValues> {
  if (values.stateId === undefined && values.cityId === undefined) return {};
  return { urbanAreaId: '', ...(values.cityId === undefined ? { cityId: '' } : {}) };
}

function pickFields(values: AddressValues, fields: object): AddressLineValues {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, values[name as keyof AddressValues]]),
  ) as AddressLineValues;
}

/** Returns a reader of the country's provinces and cities; without them the numbers and the receiver are still recognised. */
function useKnownPlaces(countryId: string): () => Promise<KnownPlaces> {
  const client = useQueryClient();
  return async () => {
    try {
      const [states, cities] = await client.ensureQueryData({
        queryKey: ['places-of-country', countryId],
        queryFn: () => Promise.all([filterStates({ countryId }), filterCities()]),
        staleTime: Number.POSITIVE_INFINITY,
      });
      const ids = new Set(states.map(({ id }) => id));
      return {
        states,
        cities: cities
          .filter(({ parentId }) => ids.has(parentId))
          .map(({ id, name, parentId }) => ({ id, name, stateId: parentId })),
      };
    } catch {
      return { states: [], cities: [] };
    }
  };
}
