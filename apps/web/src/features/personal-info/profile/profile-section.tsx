'use client';

import { ProfileForm, type ProfileFormProps } from './profile-form';
import { useConfirmedName } from './use-confirmed-name';

/** Renders the profile form with the confirmed data of its company. */
export function ProfileSection(props: Omit<ProfileFormProps, 'confirmedName'>) {
  return <ProfileForm {...props} confirmedName={useConfirmedName(props.profile)} />;
}
