'use client';

import { toPersianDigits } from '@bazaar/domain/persian';
import type { DraftLine, TradeDraft } from '@bazaar/domain/trade-drafts';
import { WizardBody, WizardCard, WizardLine, WizardStack } from '@bazaar/ui/patterns/trade-wizard';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { supplierMessages } from '@/translations/supplier';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { statedProperties } from '../properties/stated-properties';
import { showDay } from '../wizard-texts';

export interface ReviewStepProps {
  readonly draft: TradeDraft;
  readonly units: readonly { readonly id: string; readonly title: string }[];
  /** Where it is delivered, in words. */
  readonly place: string;
  /** What comes before the whole: results, what the profile lacks, what changed. */
  readonly children: ReactNode;
}

/** Step 4: the whole request as it will be sent. */
export function ReviewStep({ draft, units, place, children }: ReviewStepProps) {
  const unitOf = (id: string) => units.find((unit) => unit.id === id)?.title ?? '';
  const methods: Readonly<Record<string, string>> = supplierMessages.deliveryMethods;
  const terms: Readonly<Record<string, string>> = supplierMessages.paymentTerms;
  const facts = [
    [texts.suppliers, draft.suppliers.map(({ name }) => name).join('، ')],
    [texts.reference, draft.buyerReference],
    [texts.fields.deliveryAddressId, place],
    [texts.neededBy, draft.neededBy === '' ? '' : showDay(draft.neededBy)],
    [texts.deliveryMethod, methods[draft.deliveryMethod] ?? draft.deliveryMethod],
    [texts.paymentTerm, terms[draft.paymentTerm] ?? draft.paymentTerm],
    [texts.buyerNote, draft.buyerNote],
    [texts.documents, draft.documents.map(({ file }) => file.name).join('، ')],
  ].filter(([, value]) => value !== '');
  return (
    <WizardStack>
      <WizardCard id="wizard-review" title={texts.review}>
        <WizardBody>
          {children}
          {facts.map(([label, value]) => (
            <Text key={label}>
              {label}: {value}
            </Text>
          ))}
        </WizardBody>
      </WizardCard>
      <WizardCard
        id="wizard-review-lines"
        title={texts.lines}
        note={texts.stepNotes.lines(toPersianDigits(draft.lines.length))}
      >
        {draft.lines.map((line, index) => (
          <WizardLine
            key={line.key}
            id={`review-${line.key}`}
            number={toPersianDigits(index + 1)}
            title={line.title === '' ? texts.untitled : isolateCodes(line.title)}
            detail={[...statedProperties(line.required), line.note].filter(Boolean).join('، ')}
            facts={[
              { label: texts.quantity, value: amountOf(line, unitOf(line.unitId)) },
              ...(line.targetPrice === ''
                ? []
                : [{ label: texts.target, value: toPersianDigits(line.targetPrice) }]),
            ]}
            actions={null}
          />
        ))}
      </WizardCard>
    </WizardStack>
  );
}

function amountOf({ quantity }: DraftLine, unit: string): string {
  return [toPersianDigits(quantity) || '—', unit].filter(Boolean).join(' ');
}
