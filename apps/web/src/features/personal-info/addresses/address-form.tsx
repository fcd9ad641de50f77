'use client';

import type { PersonAddress } from '@bazaar/api/model';
import {
  PERSON_ADDRESS_KINDS,
  type PersonAddressOutput,
  personAddressSchema,
} from '@bazaar/domain/address/person-address-form';
import type { Place } from '@bazaar/domain/address/place';
import { Button } from '@bazaar/ui/button';
import { Fieldset } from '@bazaar/ui/fieldset';
import { PersonalActions, PersonalStack } from '@bazaar/ui/patterns/personal-info';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { PostalCodeField } from '@/entities/address/postal-code-field';
import { PlaceFields } from '@/entities/geography/place-fields';
import type { PlaceLists } from '@/entities/geography/place-lists';
import { BoundCheckbox, BoundRadioGroup } from '@/lib/forms/bound-choices';
import { BoundDigitsField } from '@/lib/forms/bound-digits';
import { BoundTextArea, BoundTextField } from '@/lib/forms/bound-text';
import { currentRecord } from '@/lib/forms/current-record';
import { fieldId } from '@/lib/forms/form-binding';
import type { SendRequest } from '@/lib/forms/send-form';
import { SiteFormFrame, SubmitButton } from '@/lib/forms/site-form-frame';
import { useRecordVersion } from '@/lib/forms/use-record-version';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { personalInfoTexts } from '@/translations/personal-info';
import { type AddressValues, addressValues } from './address-values';
import { PersonAddressConflict } from './person-address-conflict';

const texts = personalInfoTexts.addressForm;
const FORM_ID = 'person-address';

export interface AddressFormProps {
  /** The address being changed; absent for a new one. */
  readonly address?: PersonAddress | undefined;
  /** All addresses of the person. */
  readonly others: readonly PersonAddress[];
  /** Hook that reads the lists for the chosen place. */
  usePlaces(place: Place): PlaceLists;
  /** `version` is that of the address the typed values are based on; undefined for a new one. */
  send(
    output: PersonAddressOutput,
    request: SendRequest,
    version: number | undefined,
  ): Promise<PersonAddress>;
  /** `isTypedSince`: more was typed while it was sent; that input belongs to the saved address. */
  onSaved(saved: PersonAddress, isTypedSince: boolean): void;
  /** Closes the form without sending; the typed text is dropped. */
  onCancel(): void;
  /** Called with the stored address, which was changed elsewhere, to open the form with it. */
  onReopen(current: PersonAddress): void;
  onUnsaved(isUnsaved: boolean): void;
}

/** Returns the name of the form's draft. */
export function addressDraft(addressId: string | undefined): string {
  return `person-address:${addressId ?? 'new'}`;
}

/** Renders the form of a legal, billing, office or factory address. */
export function AddressForm({ address, others, usePlaces, onUnsaved, ...props }: AddressFormProps) {
  const start = addressValues(address, others);
  const base = useRecordVersion(addressDraft(address?.id), address, start);
  const form = useSiteForm<AddressValues, PersonAddressOutput, PersonAddress>({
    id: FORM_ID,
    draftId: addressDraft(address?.id),
    baseVersion: base.opened,
    schema: personAddressSchema,
    start,
    send: (output, request) => base.send((version) => props.send(output, request, version)),
    onSent: props.onSaved,
    nextDraftId: ({ id }) => addressDraft(id),
    nextVersion: ({ version }) => version,
  });
  const [countryId, stateId, cityId, urbanAreaId] = useWatch({
    control: form.control,
    name: ['countryId', 'stateId', 'cityId', 'urbanAreaId'],
  });
  const lists = usePlaces({ countryId, stateId, cityId, urbanAreaId });
  const { isDirty } = form;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  useEffect(() => document.getElementById(fieldId(FORM_ID, 'title'))?.focus(), []);
  const cancel = () => {
    form.discard();
    props.onCancel();
  };
  const current = currentRecord<PersonAddress>(form.failure?.error);
  return (
    <SiteFormFrame form={form} label={address === undefined ? texts.new : texts.edit(address.title)}>
      <PersonalStack>
        {current === undefined ? null : (
          <PersonAddressConflict
            form={form}
            current={current}
            onTake={() => {
              form.discard();
              props.onReopen(current);
            }}
          />
        )}
        <BoundRadioGroup
          form={form}
          name="kind"
          legend={texts.kind}
          options={PERSON_ADDRESS_KINDS.map((value) => ({
            value,
            label: personalInfoTexts.addresses.kinds[value],
          }))}
          isRow
        />
        <Fieldset
          id={`${FORM_ID}-place`}
          legend={address === undefined ? texts.new : texts.edit(address.title)}
          isSection
          layout={{ columns: 2 }}
        >
          <BoundTextField form={form} name="title" label={texts.addressTitle} autoComplete="off" />
          <PlaceFields form={form} lists={lists} />
          <PostalCodeField form={form} />
          <BoundDigitsField
            form={form}
            name="phone"
            label={`${texts.phone} ${personalInfoTexts.optional}`}
            autoComplete="tel-national"
          />
        </Fieldset>
        <BoundTextArea
          form={form}
          name="addressText"
          label={texts.addressText}
          hint={texts.addressTextHint}
          autoComplete="street-address"
        />
        <BoundCheckbox form={form} name="isPrimary" label={texts.isPrimary} />
        <PersonalActions>
          <SubmitButton form={form}>{texts.save}</SubmitButton>
          <Button onClick={cancel} disabled={form.isSending}>
            {personalInfoTexts.cancel}
          </Button>
        </PersonalActions>
      </PersonalStack>
    </SiteFormFrame>
  );
}
