'use client';

import { TextField } from '@bazaar/ui/field';
import { WizardBody, WizardCard, WizardPair } from '@bazaar/ui/patterns/trade-wizard';
import { Select } from '@bazaar/ui/select';
import { TextArea } from '@bazaar/ui/text-area';
import { useState } from 'react';
import { supplierMessages } from '@/translations/supplier';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import type { WizardContext } from '../wizard-context';
import { fieldId, readDay, showDay } from '../wizard-texts';
import { DeliveryPlace } from './delivery-place';

/** Step 2: where, when, and on which terms. The choices are those of the suppliers the request goes to. */
export function TermsStep({ context }: { readonly context: WizardContext }) {
  const { draft, change, reads, errors } = context;
  const [typedDay, setTypedDay] = useState<string>();
  const settings = [...reads.settings.values()].flatMap((one) => (one === 'failed' ? [] : [one]));
  const choices = (values: readonly string[], names: Readonly<Record<string, string>>) => [
    { value: '', label: texts.any },
    ...[...new Set(values)].map((value) => ({ value, label: names[value] ?? value })),
  ];
  const set = (part: Partial<typeof draft>) => change((now) => ({ ...now, ...part }));
  const at = (path: string) => ({ id: fieldId(path), error: errors[path] });
  return (
    <WizardCard id="wizard-terms" title={texts.steps.terms}>
      <WizardBody>
        <DeliveryPlace context={context} />
        <WizardPair>
          <TextField
            {...at('neededBy')}
            label={`${texts.neededBy} ${texts.optional}`}
            hint={texts.neededByHint}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={typedDay ?? showDay(draft.neededBy)}
            onChange={({ target }) => {
              setTypedDay(target.value);
              set({ neededBy: readDay(target.value) });
            }}
            onBlur={() => setTypedDay(undefined)}
          />
          <Select
            {...at('paymentTerm')}
            label={`${texts.paymentTerm} ${texts.optional}`}
            value={draft.paymentTerm}
            onChange={({ target }) => set({ paymentTerm: target.value })}
            options={choices(
              settings.flatMap(({ paymentTerms }) => paymentTerms),
              supplierMessages.paymentTerms,
            )}
          />
        </WizardPair>
        <Select
          {...at('deliveryMethod')}
          label={`${texts.deliveryMethod} ${texts.optional}`}
          value={draft.deliveryMethod}
          onChange={({ target }) => set({ deliveryMethod: target.value })}
          options={choices(
            settings.flatMap(({ deliveryMethods }) => deliveryMethods),
            supplierMessages.deliveryMethods,
          )}
        />
        <TextArea
          {...at('buyerNote')}
          label={`${texts.buyerNote} ${texts.optional}`}
          rows="few"
          value={draft.buyerNote}
          onChange={({ target }) => set({ buyerNote: target.value })}
        />
        <TextField
          {...at('buyerReference')}
          label={`${texts.reference} ${texts.optional}`}
          hint={texts.referenceHint}
          dir="auto"
          value={draft.buyerReference}
          onChange={({ target }) => set({ buyerReference: target.value })}
        />
      </WizardBody>
    </WizardCard>
  );
}
