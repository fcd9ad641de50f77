'use client';

import { toPersianDigits } from '@bazaar/domain/persian';
import type { DraftLine, TradeDraft } from '@bazaar/domain/trade-drafts';
import { WizardBody, WizardCard } from '@bazaar/ui/patterns/trade-wizard';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { supplierMessages } from '@/translations/supplier';
import { wizardTexts as texts } from '@/translations/trade-wizard';
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
    [texts.reference, draft.buyerReference],
    [texts.fields.deliveryAddressId, place],
    [texts.neededBy, draft.neededBy === '' ? '' : showDay(draft.neededBy)],
    [texts.deliveryMethod, methods[draft.deliveryMethod] ?? draft.deliveryMethod],
    [texts.paymentTerm, terms[draft.paymentTerm] ?? draft.paymentTerm],
    [texts.buyerNote, draft.buyerNote],
    [texts.documents, draft.documents.map(({ file }) => file.name).join('، ')],
  ].filter(([, value]) => value !== '');
  return (
    <WizardCard
      id="wizard-review"
      title={texts.review}
      note={texts.stepNotes.lines(toPersianDigits(draft.lines.length))}
    >
      <WizardBody>
        {children}
        {draft.suppliers.map(({ supplierId, name }) => (
          <Text key={supplierId}>{texts.toOne(name)}</Text>
        ))}
        <ol>
          {draft.lines.map((line) => (
            <li key={line.key}>
              {line.title === '' ? texts.untitled : isolateCodes(line.title)}
              <Text as="p" size={13} tone="muted">
                {lineFacts(line, unitOf(line.unitId)).join('، ')}
              </Text>
            </li>
          ))}
        </ol>
        {facts.map(([label, value]) => (
          <Text key={label}>
            {label}: {value}
          </Text>
        ))}
      </WizardBody>
    </WizardCard>
  );
}

/** What is asked of a line, in words. */
function lineFacts({ quantity, targetPrice, required, note }: DraftLine, unit: string): string[] {
  const stated = required.flatMap((property) => {
    const { title, min, max, unitText, options, text, isTrue } = property;
    const range = [min, max].filter(Boolean).join(` ${texts.to} `);
    const truth = isTrue === undefined ? '' : isTrue ? texts.yes : texts.no;
    const value = range || options.map((option) => option.title).join(' / ') || text || truth;
    return value === '' ? [] : [`${title} ${value} ${unitText}`.trim()];
  });
  const target = targetPrice === '' ? '' : `${texts.target} ${toPersianDigits(targetPrice)}`;
  return [`${toPersianDigits(quantity)} ${unit}`.trim(), target, ...stated, note].filter(Boolean);
}
