'use client';

import type { Customer } from '@bazaar/api/model';
import type { ProfileValues } from '@bazaar/domain/person/profile-form';
import { profileValues } from '@bazaar/domain/person/profile-values';
import type { ChoiceLists } from '../profile/choice-lists';
import { layOverProfile } from '../profile/profile-draft';
import { ConflictView } from './conflict-view';
import { mergeProfile, profileDifferences } from './profile-differences';

export interface ProfileConflictProps {
  /** The profile the form was opened with. */
  readonly opened: Customer;
  /** The current profile. */
  readonly current: Customer;
  readValues(): ProfileValues;
  readonly lists: ChoiceLists;
  /** Called when the choice is merged into the current profile as a draft, with which the form opens. */
  onDecided(current: Customer): void;
}

/** Binds the choice between both values of each field to the form's draft. */
export function ProfileConflict({ opened, current, readValues, lists, onDecided }: ProfileConflictProps) {
  const stored = profileValues(current);
  const options = [...(lists.jobTitles ?? []), ...(lists.activityFields ?? [])];
  return (
    <ConflictView
      id="profile-conflict"
      differences={profileDifferences(profileValues(opened), readValues(), stored)}
      titles={new Map(options.map(({ value, label }) => [value, label]))}
      onApply={(givenUp) => {
        layOverProfile(current, mergeProfile(readValues(), stored, givenUp));
        onDecided(current);
      }}
    />
  );
}
