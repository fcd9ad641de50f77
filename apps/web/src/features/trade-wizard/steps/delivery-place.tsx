'use client';

import { filterCities } from '@bazaar/api/geography';
import type { TradeDraft } from '@bazaar/domain/trade-drafts';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { RadioGroup } from '@bazaar/ui/choice-group';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { WizardActions } from '@bazaar/ui/patterns/trade-wizard';
import { useState } from 'react';
import { paths } from '@/lib/navigation/paths';
import { retryTexts } from '@/translations/retry';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { CatalogueField } from '../lines/catalogue/catalogue-field';
import type { WizardContext } from '../wizard-context';
import { fieldId } from '../wizard-texts';

const CITY = 'city';
const MOST_CITIES = 20;

/** Where it is delivered: an address of the book, or a city alone. */
export function DeliveryPlace({ context }: { readonly context: WizardContext }) {
  const { draft, change, reads, errors } = context;
  const addresses = reads.addresses.data ?? [];
  const [isCity, setCity] = useState(draft.deliveryAddressId === '' && draft.deliveryCityId !== '');
  const set = (part: Partial<TradeDraft>) => change((now) => ({ ...now, ...part }));
  const name = reads.cityName;
  return (
    <>
      <RadioGroup
        id={fieldId('deliveryAddressId')}
        error={errors.deliveryAddressId}
        legend={texts.deliveryAddress}
        name="deliveryAddressId"
        value={isCity ? CITY : draft.deliveryAddressId}
        onValue={(value) => {
          setCity(value === CITY);
          set(value === CITY ? { deliveryAddressId: '' } : { deliveryAddressId: value, deliveryCityId: '' });
        }}
        options={[
          ...addresses.map(({ id, title, cityName, addressText }) => ({
            value: id,
            label: [title, cityName, addressText].filter(Boolean).join('، '),
          })),
          { value: CITY, label: texts.cityOnly },
        ]}
      />
      {isCity ? (
        <CatalogueField
          key={name ?? ''}
          id={fieldId('deliveryCityId')}
          label={texts.city}
          placeholder={texts.cityPlaceholder}
          error={errors.deliveryCityId}
          find={findCities}
          chosen={name === undefined ? undefined : { value: draft.deliveryCityId, label: name }}
          onChoose={(option) => set({ deliveryCityId: option?.value ?? '' })}
        />
      ) : null}
      {reads.addresses.isError ? (
        <ErrorPanel
          title={texts.addressesFailed}
          action={
            <Button
              aria-label={retryTexts.of(texts.addressesFailed)}
              onClick={() => void reads.addresses.refetch()}
            >
              {texts.retry}
            </Button>
          }
          isInline
        />
      ) : null}
      <WizardActions>
        <ButtonLink size="small" href={paths.addresses}>
          {texts.toAddresses}
        </ButtonLink>
      </WizardActions>
    </>
  );
}

async function findCities(term: string) {
  const cities = await filterCities({ term });
  return cities
    .filter(({ isActive }) => isActive)
    .slice(0, MOST_CITIES)
    .map(({ id, name }) => ({ value: id, label: name }));
}
