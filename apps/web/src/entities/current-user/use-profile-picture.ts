import { useEffect } from 'react';
import { useStore } from '@/lib/store/use-store';
import { readProfilePicture } from './profile-picture';
import { userStore } from './user-state';

/** Address of the picture of who is logged in; undefined while it is not known, and when there is none. */
export function useProfilePicture(): string | undefined {
  useEffect(() => void readProfilePicture().then(userStore.setPicture), []);
  return useStore(userStore, (state) => state.profilePicture);
}
