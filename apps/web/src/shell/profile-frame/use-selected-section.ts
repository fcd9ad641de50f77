'use client';

import { type ProfileSection, profileSectionOf } from '@bazaar/domain/permissions/profile-section';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { userStore } from '@/entities/current-user/user-state';
import { useStore } from '@/lib/store/use-store';
import { sectionAt } from './section-groups';

/**
 * Returns the section the menu marks, `selectedProfileMenu` of the client state; undefined at an address of no section. It follows the
 * address with its hash, which only the browser knows: until then it is the section of the path.
 */
export function useSelectedSection(): ProfileSection | undefined {
  const path = usePathname();
  const selected = useStore(userStore, (state) => state.selectedProfileMenu);
  const [followed, setFollowed] = useState<string>();
  useEffect(() => {
    const follow = () => {
      const section = sectionAt(path, location.hash);
      if (section !== undefined) userStore.selectMenu(section);
      setFollowed(path);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [path]);
  const ofPath = profileSectionOf(path);
  return ofPath !== undefined && followed === path ? selected : ofPath;
}
