'use client';

import { type ProfileSection, profileSectionOf } from '@bazaar/domain/permissions/profile-section';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { userStore } from '@/entities/current-user/user-state';

/** Returns the section the menu marks, and keeps it as `selectedProfileMenu` of the client state; undefined at an address of no section. */
export function useSelectedSection(): ProfileSection | undefined {
  const section = profileSectionOf(usePathname());
  useEffect(() => {
    if (section !== undefined) userStore.selectMenu(section);
  }, [section]);
  return section;
}
