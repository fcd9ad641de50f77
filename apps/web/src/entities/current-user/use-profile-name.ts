'use client';

import { useEffect, useState } from 'react';

/** Returns the logged-in visitor's name; undefined while it is unknown. */
export function useProfileName(isLoggedIn: boolean): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (!isLoggedIn) return setName(undefined);
    let isWanted = true;
    void import('./profile-name').then(async ({ readProfileName }) => {
      const read = await readProfileName();
      if (isWanted) setName(read);
    });
    return () => {
      isWanted = false;
    };
  }, [isLoggedIn]);
  return name;
}
