'use client';

import type { Buyer, NewBuyer } from '@bazaar/api/model';
import { type BuyerOutput, type BuyerValues, buyerSchema, emptyBuyer } from '@bazaar/domain/buyer/buyer-form';
import { Fieldset } from '@bazaar/ui/fieldset';
import { PersonalActions, PersonalStack } from '@bazaar/ui/patterns/personal-info';
import { Text } from '@bazaar/ui/text';
import { useEffect } from 'react';
import { BoundCheckbox } from '@/lib/forms/bound-choices';
import { BoundPhoneField } from '@/lib/forms/bound-digits';
import type { SendRequest } from '@/lib/forms/send-form';
import { SiteFormFrame, SubmitButton } from '@/lib/forms/site-form-frame';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { personalInfoTexts } from '@/translations/personal-info';
import { MobileField } from '../profile/mobile-field';
import { NameFields } from '../profile/person-fields';
import { FIRST_PROFILE_DRAFT } from './first-profile-draft';

const texts = personalInfoTexts.registration;
const FORM_ID = 'registration';

export interface Registered {
  readonly firstName: string;
  readonly lastName: string;
}

export interface BuyerFormProps {
  /** Number of the login; empty when unknown, and then the form asks for it. */
  readonly phoneNumber: string;
  send(buyer: NewBuyer, request: SendRequest): Promise<Buyer | undefined>;
  onRegistered(registered: Registered): void;
  onUnsaved(isUnsaved: boolean): void;
}

/** Renders the first step after a first login: the name, and the rules. */
export function BuyerForm({ phoneNumber, send, onRegistered, onUnsaved }: BuyerFormProps) {
  const form = useSiteForm<Required<BuyerValues>, BuyerOutput, Registered>({
    id: FORM_ID,
    draftId: 'registration',
    schema: buyerSchema,
    start: emptyBuyer(phoneNumber),
    send: async (output, request) => {
      await send(output as NewBuyer, request);
      return output;
    },
    onSent: onRegistered,
    nextDraftId: () => FIRST_PROFILE_DRAFT,
  });
  const { isDirty } = form;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  return (
    <SiteFormFrame form={form} label={texts.form}>
      <PersonalStack>
        <Text as="p">{texts.note}</Text>
        <Fieldset id={`${FORM_ID}-names`} legend={texts.form} isLegendHidden layout={{ columns: 2 }}>
          <NameFields form={form} />
          {phoneNumber === '' ? (
            <BoundPhoneField form={form} name="phoneNumber" label={personalInfoTexts.profile.phoneNumber} />
          ) : (
            <MobileField id={`${FORM_ID}-phoneNumber`} phoneNumber={phoneNumber} />
          )}
        </Fieldset>
        <BoundCheckbox form={form} name="acceptsRules" label={texts.acceptsRules} />
        <PersonalActions>
          <SubmitButton form={form}>{texts.send}</SubmitButton>
        </PersonalActions>
      </PersonalStack>
    </SiteFormFrame>
  );
}
