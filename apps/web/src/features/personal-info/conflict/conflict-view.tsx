'use client';

import { toPersianDigits } from '@bazaar/domain/persian';
import { Button } from '@bazaar/ui/button';
import { RadioGroup } from '@bazaar/ui/choice-group';
import { Fieldset } from '@bazaar/ui/fieldset';
import { PersonalActions, PersonalStack } from '@bazaar/ui/patterns/personal-info';
import { Text } from '@bazaar/ui/text';
import { useState } from 'react';
import { personalInfoTexts } from '@/translations/personal-info';
import { showBirthDate } from '../profile/birth-date-text';
import type { ProfileDifference, ProfilePath } from './profile-differences';

const texts = personalInfoTexts.conflict;
const labels = personalInfoTexts.profile;

export interface ConflictViewProps {
  readonly id: string;
  readonly differences: readonly ProfileDifference[];
  /** Titles of list entries by id. */
  readonly titles: ReadonlyMap<string, string>;
  /** Called with the fields that keep the stored value. */
  onApply(givenUp: readonly ProfilePath[]): void;
}

/**
 * Renders a profile that was changed elsewhere too: both values of each field, and which one to keep. Nothing is lost before the choice.
 */
export function ConflictView({ id, differences, titles, onApply }: ConflictViewProps) {
  const [changed, setChanged] = useState<Partial<Record<ProfilePath, 'mine' | 'stored'>>>({});
  const choiceOf = ({ path, proposed }: ProfileDifference) => changed[path] ?? proposed;
  const apply = () =>
    onApply(differences.filter((one) => choiceOf(one) === 'stored').map(({ path }) => path));
  return (
    <Fieldset
      id={id}
      legend={texts.title}
      isSection
      hint={differences.length === 0 ? texts.noDifference : texts.note}
    >
      <PersonalStack>
        {differences.map((one) => (
          <RadioGroup
            key={one.path}
            id={`${id}-${one.path.replace('.', '-')}`}
            name={`${id}-${one.path}`}
            legend={labelOf(one.path)}
            value={choiceOf(one)}
            onValue={(value) => setChanged({ ...changed, [one.path]: value as 'mine' | 'stored' })}
            options={(['mine', 'stored'] as const).map((side) => ({
              value: side,
              label: (
                <>
                  {texts[side]}: <Text weight="medium">{shownValue(one.path, one[side], titles)}</Text>
                </>
              ),
            }))}
          />
        ))}
        <PersonalActions>
          <Button tone="quiet" onClick={apply}>
            {texts.apply}
          </Button>
        </PersonalActions>
      </PersonalStack>
    </Fieldset>
  );
}

function labelOf(path: ProfilePath): string {
  if (path === 'company.name') return labels.companyName;
  const field = path.replace('company.', '') as Exclude<ProfilePath, `company.${string}`> | 'nationalId';
  return labels[field];
}

function shownValue(path: ProfilePath, value: string, titles: ReadonlyMap<string, string>) {
  if (value === '') return texts.empty;
  switch (path) {
    case 'kind':
      return labels.kinds[value === 'Company' ? 'Company' : 'Person'];
    case 'gender':
      return labels.genders[value === 'Female' || value === 'Male' ? value : ''];
    case 'birthDate':
      return showBirthDate(value);
    case 'jobTitleId':
    case 'company.activityFieldId':
      return titles.get(value) ?? value;
    case 'email':
      return <bdi dir="ltr">{value}</bdi>;
    case 'firstName':
    case 'lastName':
    case 'company.name':
      return <bdi>{value}</bdi>;
    default:
      return <bdi dir="ltr">{toPersianDigits(value)}</bdi>;
  }
}
