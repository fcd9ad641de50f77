'use client';

import type { DeliveryAddress } from '@bazaar/api/model';
import { Button } from '@bazaar/ui/button';
import { Fieldset } from '@bazaar/ui/fieldset';
import { AddressRow, AddressSource } from '@bazaar/ui/patterns/address-form';
import { SideSheetFoot } from '@bazaar/ui/runtime-side-sheet';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { PostalCodeField } from '@/entities/address/postal-code-field';
import { PlaceFields } from '@/entities/geography/place-fields';
import type { PlaceLists } from '@/entities/geography/place-lists';
import { deliveryDifferences } from '@/features/addresses/address-changes';
import type { AddressValues } from '@/features/addresses/address-values';
import { BoundCheckbox } from '@/lib/forms/bound-choices';
import { BoundPhoneField } from '@/lib/forms/bound-digits';
import { BoundTextArea, BoundTextField } from '@/lib/forms/bound-text';
import { ChangedElsewhere } from '@/lib/forms/changed-elsewhere';
import { SiteFormFrame, SubmitButton } from '@/lib/forms/site-form-frame';
import type { SiteForm } from '@/lib/forms/use-site-form';
import { addressTexts as texts } from '@/translations/addresses';
import { formTexts } from '@/translations/form-errors';
import { PasteLine } from './paste-line';
import type { PastedLine } from './use-pasted-line';

export interface AddressFormProps<Output> {
  readonly form: SiteForm<AddressValues, Output>;
  readonly label: string;
  readonly lists: PlaceLists;
  readonly line: PastedLine;
  /** Title of the current default address; absent when it is this one, or when this will be the first. */
  readonly formerDefault?: string | undefined;
  /** The stored address, when it was changed elsewhere while the form was open. */
  readonly current?: DeliveryAddress | undefined;
  /** Replaces what was typed by the stored address. */
  onTake?(current: DeliveryAddress): void;
  onCancel(): void;
}

/** P05. Renders the form of one delivery address. */
export function AddressForm<Output>({
  form,
  label,
  lists,
  line,
  formerDefault,
  current,
  onTake,
  onCancel,
}: AddressFormProps<Output>) {
  const values = useWatch({ control: form.control }) as AddressValues;
  const markOf = (name: keyof AddressValues) => {
    const taken = (line.taken as Partial<AddressValues> | undefined)?.[name];
    if (taken === undefined || taken !== values[name]) return null;
    return <AddressSource>{texts.fromText}</AddressSource>;
  };
  const labelled = (name: keyof AddressValues, text: string, isOptional = false): ReactNode => (
    <>
      {text} {isOptional ? <small>{formTexts.optional}</small> : null} {markOf(name)}
    </>
  );
  return (
    <SiteFormFrame form={form} label={label}>
      {current === undefined ? null : (
        <ChangedElsewhere
          id={`${form.id}-changed`}
          differences={deliveryDifferences(values, current)}
          onTake={() => onTake?.(current)}
        />
      )}
      <PasteLine line={line} formId={form.id} />
      <BoundTextField
        form={form}
        name="title"
        label={labelled('title', texts.addressTitle)}
        hint={texts.addressTitleHint}
      />
      <Fieldset id={`${form.id}-where`} legend={texts.where} isLegendHidden layout={{ columns: 2 }}>
        <PlaceFields form={form} lists={lists} markOf={markOf} />
      </Fieldset>
      <BoundTextArea
        form={form}
        name="addressText"
        rows="few"
        label={labelled('addressText', texts.addressText)}
      />
      <AddressRow>
        <BoundTextField form={form} name="plaque" label={labelled('plaque', texts.plaqueLabel, true)} />
        <BoundTextField form={form} name="unit" label={labelled('unit', texts.unitLabel, true)} />
        <PostalCodeField form={form} mark={markOf('postalCode')} />
      </AddressRow>
      <Fieldset id={`${form.id}-receiver`} legend={texts.receiver} isSection layout={{ columns: 2 }}>
        <BoundTextField
          form={form}
          name="receiverName"
          autoComplete="name"
          label={labelled('receiverName', texts.receiverName)}
        />
        <BoundPhoneField
          form={form}
          name="receiverPhone"
          label={labelled('receiverPhone', texts.receiverPhone)}
          hint={texts.receiverPhoneHint}
        />
      </Fieldset>
      <BoundTextField
        form={form}
        name="accessNote"
        label={labelled('accessNote', texts.accessNote, true)}
        hint={texts.accessHint}
      />
      {formerDefault === undefined ? null : (
        <BoundCheckbox
          form={form}
          name="isSelected"
          label={
            <>
              {texts.beDefault}{' '}
              <Text size={12} tone="muted">
                {texts.insteadOf(formerDefault)}
              </Text>
            </>
          }
        />
      )}
      <SideSheetFoot
        note={
          <Text size={12} tone="muted">
            {texts.stored}
          </Text>
        }
      >
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <SubmitButton form={form}>{texts.save}</SubmitButton>
      </SideSheetFoot>
    </SiteFormFrame>
  );
}
