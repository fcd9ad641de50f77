'use client';

import { ProfileForm, type ProfileFormProps } from './profile-form';
import { useConfirmedName } from './use-confirmed-name';

/** The form of the profile with what the marketplace knows of its company. */
export function ProfileSection(props: Omit<ProfileFormProps, 'confirmedName'>) {
  return <ProfileForm {...props} confirmedName={useConfirmedName(props.profile)} />;
}
