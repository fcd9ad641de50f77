'use client';

import type { Customer, NewPersonCustomer } from '@bazaar/api/model';
import { type NewPersonOutput, newPersonSchema } from '@bazaar/domain/person/profile-form';
import { Button } from '@bazaar/ui/button';
import { Fieldset } from '@bazaar/ui/fieldset';
import { PersonalActions, PersonalStack } from '@bazaar/ui/patterns/personal-info';
import { Text } from '@bazaar/ui/text';
import { useEffect } from 'react';
import type { SendRequest } from '@/lib/forms/send-form';
import { SiteFormFrame, SubmitButton } from '@/lib/forms/site-form-frame';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { personalInfoTexts } from '@/translations/personal-info';
import type { ChoiceLists } from '../profile/choice-lists';
import { NameFields, PersonFields, type PersonValues } from '../profile/person-fields';
import { PROFILE_DRAFT } from '../profile/profile-draft';
import type { Registered } from './buyer-form';
import { FIRST_PROFILE_DRAFT } from './first-profile-draft';

const texts = personalInfoTexts.registration;
const FORM_ID = 'first-profile';

export interface FirstProfileFormProps {
  /** The name from the step before. */
  readonly registered: Registered | undefined;
  readonly today: string;
  readonly lists: ChoiceLists;
  /** Sends the profile. `typed` is merged into the profile when one exists already. */
  send(person: NewPersonCustomer, request: SendRequest, typed: PersonValues): Promise<Customer>;
  onSaved(saved: Customer): void;
  /** Absent while there is no profile to continue with. */
  onLater?: (() => void) | undefined;
  onUnsaved(isUnsaved: boolean): void;
}

/** Renders the second step after a first login: the person. It can be skipped. */
export function FirstProfileForm({ registered, today, lists, onUnsaved, ...props }: FirstProfileFormProps) {
  const form = useSiteForm<PersonValues, NewPersonOutput, Customer>({
    id: FORM_ID,
    draftId: FIRST_PROFILE_DRAFT,
    schema: newPersonSchema(today),
    start: emptyPerson(registered),
    send: (output, request, typed) => props.send(output as NewPersonCustomer, request, typed as PersonValues),
    onSent: props.onSaved,
    nextDraftId: () => PROFILE_DRAFT,
  });
  const { isDirty } = form;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  return (
    <SiteFormFrame form={form} label={texts.profileForm}>
      <PersonalStack>
        <Text as="p">{texts.profileNote}</Text>
        <Fieldset id={`${FORM_ID}-person`} legend={texts.profileForm} isLegendHidden layout={{ columns: 2 }}>
          <NameFields form={form} />
          <PersonFields form={form} lists={lists} />
        </Fieldset>
        <PersonalActions>
          <SubmitButton form={form}>{texts.saveProfile}</SubmitButton>
          {props.onLater ? <Button onClick={props.onLater}>{texts.later}</Button> : null}
        </PersonalActions>
      </PersonalStack>
    </SiteFormFrame>
  );
}

function emptyPerson(registered: Registered | undefined): PersonValues {
  return {
    firstName: registered?.firstName ?? '',
    lastName: registered?.lastName ?? '',
    nationalCode: '',
    birthDate: '',
    gender: '',
    email: '',
    jobTitleId: '',
  };
}
