'use client';

import type { ChangedCustomer, Customer } from '@bazaar/api/model';
import {
  PROFILE_KINDS,
  type ProfileOutput,
  type ProfileValues,
  profileSchema,
} from '@bazaar/domain/person/profile-form';
import { profileValues } from '@bazaar/domain/person/profile-values';
import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import { Fieldset } from '@bazaar/ui/fieldset';
import { PersonalActions, PersonalStack } from '@bazaar/ui/patterns/personal-info';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { baseVersionOf } from '@/lib/forms/base-version';
import { BoundRadioGroup } from '@/lib/forms/bound-choices';
import type { SendRequest } from '@/lib/forms/send-form';
import { SiteFormFrame, SubmitButton } from '@/lib/forms/site-form-frame';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { personalInfoTexts } from '@/translations/personal-info';
import { retryTexts } from '@/translations/retry';
import { currentProfile } from '../conflict/current-profile';
import { ProfileConflict } from '../conflict/profile-conflict';
import type { ChoiceLists } from './choice-lists';
import { CompanyFields } from './company-fields';
import { MobileField } from './mobile-field';
import { NameFields, PersonFields } from './person-fields';
import { PROFILE_DRAFT, PROFILE_FORM_ID } from './profile-draft';

const texts = personalInfoTexts.profile;

export interface ProfileFormProps {
  /** The profile the form is opened with; another one needs another `key`. */
  readonly profile: Customer;
  /** Current date in Tehran, an ISO date. */
  readonly today: string;
  readonly lists: ChoiceLists;
  /** Confirmed company name of a national id, once known. */
  readonly confirmedName?: string | undefined;
  send(changed: ChangedCustomer, request: SendRequest): Promise<Customer>;
  onSaved(saved: Customer): void;
  /** Called when a conflict is decided, to open the form again with the current profile. */
  onReopen(profile: Customer): void;
  /** Called when the typed text is discarded. */
  onDiscard(): void;
  onUnsaved(isUnsaved: boolean): void;
}

/** Renders the profile form of a person or a company. */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, today, lists, onUnsaved } = props;
  const [baseVersion] = useState(() => baseVersionOf(PROFILE_DRAFT, profile.version, profileValues(profile)));
  const form = useSiteForm<ProfileValues, ProfileOutput, Customer>({
    id: PROFILE_FORM_ID,
    draftId: PROFILE_DRAFT,
    baseVersion,
    schema: profileSchema(today),
    start: profileValues(profile),
    send: (output, request) => props.send({ ...output, version: baseVersion } as ChangedCustomer, request),
    onSent: props.onSaved,
    nextVersion: ({ version }) => version,
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { isDirty } = form;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const frame = {
    ...form,
    discard() {
      form.discard();
      props.onDiscard();
    },
  };
  const current = currentProfile(form.failure?.error);
  return (
    <SiteFormFrame form={frame} label={texts.form}>
      <PersonalStack>
        {current === undefined ? null : (
          <ProfileConflict
            opened={profile}
            current={current}
            readValues={form.readValues}
            lists={lists}
            onDecided={props.onReopen}
          />
        )}
        {lists.isFailed ? <ListsFailed onRetry={lists.onRetry} /> : null}
        <BoundRadioGroup
          form={form}
          name="kind"
          legend={texts.kind}
          hint={profile.kind === 'Company' && kind === 'Person' ? texts.kindNote : undefined}
          options={PROFILE_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          isRow
        />
        <Fieldset
          id={`${form.id}-identity`}
          legend={kind === 'Company' ? texts.identityOfCompany : texts.identity}
          isSection
          layout={{ columns: 2 }}
        >
          <NameFields form={form} />
          <MobileField id={`${form.id}-phoneNumber`} phoneNumber={profile.phoneNumber} />
          <PersonFields form={form} lists={lists} />
        </Fieldset>
        {kind === 'Company' ? (
          <CompanyFields form={form} lists={lists} confirmedName={props.confirmedName} />
        ) : null}
        <PersonalActions>
          <SubmitButton form={form}>{texts.save}</SubmitButton>
        </PersonalActions>
      </PersonalStack>
    </SiteFormFrame>
  );
}

function ListsFailed({ onRetry }: Pick<ChoiceLists, 'onRetry'>) {
  return (
    <Banner
      status="warning"
      title={texts.listsFailed}
      action={
        <Button aria-label={retryTexts.of(texts.listsFailed)} tone="text" onClick={onRetry}>
          {personalInfoTexts.retry}
        </Button>
      }
    />
  );
}
