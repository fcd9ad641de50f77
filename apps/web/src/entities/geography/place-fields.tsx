'use client';

import { choosePlace, type Place } from '@bazaar/domain/address/place';
import { Button } from '@bazaar/ui/button';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundSelect } from '@/lib/forms/bound-text';
import type { SiteForm } from '@/lib/forms/use-site-form';
import { formTexts } from '@/translations/form-errors';
import { placeTexts as texts } from '@/translations/places';
import type { PlaceList, PlaceLists } from './place-lists';

export interface PlaceFieldsProps<Values extends FieldValues & Place, Output> {
  readonly form: SiteForm<Values, Output>;
  readonly lists: PlaceLists;
  /** Content beside a label, such as the source of the value. */
  readonly markOf?: (level: keyof Place) => ReactNode;
}

/** Renders country, province, city and district of an address form: a new choice empties the levels below it. */
export function PlaceFields<Values extends FieldValues & Place, Output>({
  form,
  lists,
  markOf,
}: PlaceFieldsProps<Values, Output>) {
  const field = (level: keyof Place, label: string, more: FieldTexts = {}) => {
    const list = lists[level];
    return (
      <BoundSelect
        form={form}
        name={level as FieldPath<Values>}
        label={
          <>
            {label} {more.isOptional ? <small>{formTexts.optional}</small> : null} {markOf?.(level)}
          </>
        }
        hint={hintOf(list, more.closed)}
        disabled={list.state === 'closed'}
        aria-busy={list.state === 'loading'}
        options={optionsOf(list, form.readValues()[level])}
        onChoose={(id) => form.change(choosePlace(form.readValues(), level, id))}
      />
    );
  };
  return (
    <>
      {field('countryId', texts.country)}
      {field('stateId', texts.state)}
      {field('cityId', texts.city, { closed: texts.stateFirst })}
      {field('urbanAreaId', texts.urbanArea, { closed: texts.cityFirst, isOptional: true })}
    </>
  );
}

interface FieldTexts {
  readonly closed?: string;
  readonly isOptional?: boolean;
}

function hintOf(list: PlaceList, closed: string | undefined): ReactNode {
  if (list.state === 'closed') return closed;
  if (list.state !== 'failed') return undefined;
  return (
    <>
      {texts.failed}{' '}
      <Button tone="text" size="small" onClick={list.onRetry}>
        {texts.retry}
      </Button>
    </>
  );
}

/** Adds the chosen value before the list is read, so that the field does not look empty. */
function optionsOf(list: PlaceList, chosenId: string) {
  const isReady = list.state === 'ready';
  const options = isReady ? list.options.map(({ id, name }) => ({ value: id, label: name })) : [];
  const first = { value: '', label: list.state === 'loading' ? texts.loading : texts.choose };
  const isMissing = chosenId !== '' && !options.some(({ value }) => value === chosenId);
  return [first, ...options, ...(isMissing ? [{ value: chosenId, label: texts.loading }] : [])];
}
