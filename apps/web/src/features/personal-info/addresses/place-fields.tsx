'use client';

import type { PersonAddressOutput } from '@bazaar/domain/address/person-address-form';
import { choosePlace, type Place } from '@bazaar/domain/address/place';
import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import { BoundSelect } from '@/lib/forms/bound-text';
import type { SiteForm } from '@/lib/forms/use-site-form';
import { personalInfoTexts } from '@/translations/personal-info';
import type { AddressValues } from './address-values';
import type { PlaceList, PlaceLists } from './place-lists';

const texts = personalInfoTexts.addressForm;

export interface PlaceFieldsProps {
  readonly form: SiteForm<AddressValues, PersonAddressOutput>;
  readonly lists: PlaceLists;
}

/** Country, province, city and district; a choice empties what is below it. */
export function PlaceFields({ form, lists }: PlaceFieldsProps) {
  const choose = (level: keyof Place) => (id: string) => {
    const { countryId, stateId, cityId, urbanAreaId } = choosePlace(form.readValues(), level, id);
    form.change({ countryId, stateId, cityId, urbanAreaId });
  };
  const field = (level: keyof Place, list: PlaceList, hint?: string, isOptional = false) => (
    <BoundSelect
      form={form}
      name={level}
      label={isOptional ? `${texts[level]} ${personalInfoTexts.optional}` : texts[level]}
      hint={list.state === 'loading' ? texts.placesLoading : hint}
      disabled={list.state !== 'ready'}
      options={[
        { value: '', label: personalInfoTexts.choose },
        ...(list.state === 'ready' ? list.options : []),
      ]}
      onChoose={choose(level)}
    />
  );
  const { countries, states, cities, urbanAreas } = lists;
  const hasNoArea = urbanAreas.state === 'ready' && urbanAreas.options.length === 0;
  return (
    <>
      {[countries, states, cities, urbanAreas].some(({ state }) => state === 'failed') ? (
        <Banner
          status="warning"
          title={texts.placesFailed}
          action={
            <Button tone="text" onClick={lists.onRetry}>
              {personalInfoTexts.retry}
            </Button>
          }
        />
      ) : null}
      {field('countryId', countries)}
      {field('stateId', states)}
      {field('cityId', cities, cities.state === 'shut' ? texts.stateFirst : undefined)}
      {field('urbanAreaId', urbanAreas, areaHint(urbanAreas.state, hasNoArea), true)}
    </>
  );
}

function areaHint(state: PlaceList['state'], hasNoArea: boolean): string | undefined {
  if (state === 'shut') return texts.cityFirst;
  return hasNoArea ? texts.noUrbanArea : undefined;
}
