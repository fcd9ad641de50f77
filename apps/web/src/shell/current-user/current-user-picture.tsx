import { PersonPicture } from '@bazaar/ui/patterns/current-user-marks';
import { type ReactNode, useEffect, useState } from 'react';
import { readProfilePicture } from '@/entities/current-user/profile-picture';

/** Renders the picture of the logged-in person, or the icon while there is none. */
export function CurrentUserPicture({ icon }: { readonly icon: ReactNode }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void readProfilePicture().then((read) => isWanted && setSrc(read));
    return () => {
      isWanted = false;
    };
  }, []);
  return src === undefined ? icon : <PersonPicture src={src} icon={icon} />;
}
