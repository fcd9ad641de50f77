import { ProfileFrame } from '@bazaar/ui/patterns/profile-frame';
import type { ComponentProps } from 'react';

export function Example({ person, groups, leave, children }: ComponentProps<typeof ProfileFrame>) {
  return (
    <ProfileFrame label="بخش‌های پروفایل" person={person} groups={groups} leave={leave}>
      {children}
    </ProfileFrame>
  );
}
