import { PersonPicture } from '@bazaar/ui/patterns/current-user-marks';
import type { ReactNode } from 'react';
import { useProfilePicture } from '@/entities/current-user/use-profile-picture';

/** Renders the picture of the logged-in person, or the icon while there is none. */
export function CurrentUserPicture({ icon }: { readonly icon: ReactNode }) {
  const src = useProfilePicture();
  return src === undefined ? icon : <PersonPicture src={src} icon={icon} />;
}
