'use client';

import { postalCodeWarning } from '@bazaar/domain/address/postal-code';
import { Button } from '@bazaar/ui/button';
import { Fieldset } from '@bazaar/ui/fieldset';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { PlaceFields } from '@/entities/geography/place-fields';
import type { PlaceLists } from '@/entities/geography/place-lists';
import type { AddressValues } from '@/features/addresses/address-values';
import { BoundCheckbox } from '@/lib/forms/bound-choices';
import { BoundDigitsField, BoundPhoneField } from '@/lib/forms/bound-digits';
import { BoundTextArea, BoundTextField } from '@/lib/forms/bound-text';
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
  onCancel(): void;
}

/** P05. Renders the form of one delivery address. */
export function AddressForm<Output>({
  form,
  label,
  lists,
  line,
  formerDefault,
  onCancel,
}: AddressFormProps<Output>) {
  const values = useWatch({ control: form.control }) as AddressValues;
  const markOf = (name: keyof AddressValues) => {
    const taken = (line.taken as Partial<AddressValues> | undefined)?.[name];
    if (taken === undefined || taken !== values[name]) return null;
    return (
      <Text size={12} tone="primary">
        {texts.fromText}
      </Text>
    );
  };
  const labelled = (name: keyof AddressValues, text: string, isOptional = false): ReactNode => (
    <>
      {text} {isOptional ? <small>{formTexts.optional}</small> : null} {markOf(name)}
    </>
  );
  return (
    <SiteFormFrame form={form} label={label}>
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
      <BoundTextArea form={form} name="addressText" label={labelled('addressText', texts.addressText)} />
      <Fieldset id={`${form.id}-door`} legend={texts.postalCode} isLegendHidden layout={{ columns: 2 }}>
        <BoundTextField form={form} name="plaque" label={labelled('plaque', texts.plaqueLabel, true)} />
        <BoundTextField form={form} name="unit" label={labelled('unit', texts.unitLabel, true)} />
        <BoundDigitsField
          form={form}
          name="postalCode"
          autoComplete="postal-code"
          groups={[5, 5]}
          label={labelled('postalCode', texts.postalCode)}
          hint={warningText(values.postalCode)}
        />
      </Fieldset>
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
      <Text as="p" size={12} tone="muted">
        {texts.stored}
      </Text>
      <SubmitButton form={form}>{texts.save}</SubmitButton> <Button onClick={onCancel}>{texts.cancel}</Button>
    </SiteFormFrame>
  );
}

/** Says why a complete code looks wrong; it may still be right, so nothing is refused. */
function warningText(typed: string): string | undefined {
  const warning = postalCodeWarning(typed);
  if (warning === undefined) return undefined;
  return warning === 'postal-code-first-digit' ? texts.postalFirstDigit : texts.postalUnusual;
}
