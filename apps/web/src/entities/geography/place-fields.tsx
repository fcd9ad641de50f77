'use client';

import { choosePlace, type Place } from '@bazaar/domain/address/place';
import { toPersianDigits } from '@bazaar/domain/persian';
import { DependentSelect } from '@bazaar/ui/dependent-select';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useBoundField } from '@/lib/forms/form-binding';
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
  const values = useWatch({ control: form.control }) as Place;
  /** Says how long a list is, and of which place: «۱۶ شهر استان تهران». */
  const countOf = (level: keyof Place, above: keyof Place, tell: (count: string, name: string) => string) => {
    const [list, upper] = [lists[level], lists[above]];
    if (list.state !== 'ready' || upper.state !== 'ready' || list.options.length === 0) return undefined;
    const name = upper.options.find(({ id }) => id === values[above])?.name;
    return name === undefined ? undefined : tell(toPersianDigits(list.options.length), name);
  };
  const field = (level: keyof Place, label: string, more: FieldTexts = {}) => (
    <PlaceSelect
      form={form}
      level={level}
      list={lists[level]}
      label={
        <>
          {label} {more.isOptional ? <small>{formTexts.optional}</small> : null} {markOf?.(level)}
        </>
      }
      waiting={more.closed ?? texts.choose}
      hint={more.hint}
    />
  );
  return (
    <>
      {field('countryId', texts.country)}
      {field('stateId', texts.state)}
      {field('cityId', texts.city, {
        closed: texts.stateFirst,
        hint: countOf('cityId', 'stateId', texts.citiesOf),
      })}
      {field('urbanAreaId', texts.urbanArea, {
        closed: texts.cityFirst,
        hint: countOf('urbanAreaId', 'cityId', texts.areasOf),
        isOptional: true,
      })}
    </>
  );
}

interface FieldTexts {
  readonly closed?: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
}

const STATUS = { closed: 'waiting', loading: 'loading', failed: 'error', ready: 'ready' } as const;

interface PlaceSelectProps<Values extends FieldValues & Place, Output>
  extends Pick<PlaceFieldsProps<Values, Output>, 'form'> {
  readonly level: keyof Place;
  readonly list: PlaceList;
  readonly label: ReactNode;
  readonly waiting: string;
  readonly hint: string | undefined;
}

function PlaceSelect<Values extends FieldValues & Place, Output>({
  form,
  level,
  list,
  label,
  waiting,
  hint,
}: PlaceSelectProps<Values, Output>) {
  const {
    value,
    change: _,
    inputRef: __,
    ...field
  } = useBoundField({
    form,
    name: level as FieldPath<Values>,
  });
  const chosenId = typeof value === 'string' ? value : '';
  return (
    <DependentSelect
      {...field}
      label={label}
      hint={hint}
      status={STATUS[list.state]}
      texts={{ ...texts, waiting, empty: texts.noAreas }}
      onRetry={list.state === 'failed' ? list.onRetry : () => undefined}
      options={optionsOf(list, chosenId)}
      value={chosenId}
      onChange={(event) => form.change(choosePlace(form.readValues(), level, event.target.value))}
    />
  );
}

/** Adds the chosen value before the list is read, so that the field does not look empty. */
function optionsOf(list: PlaceList, chosenId: string) {
  const options =
    list.state === 'ready' ? list.options.map(({ id, name }) => ({ value: id, label: name })) : [];
  const isMissing = chosenId !== '' && !options.some(({ value }) => value === chosenId);
  return isMissing ? [...options, { value: chosenId, label: texts.loading }] : options;
}
