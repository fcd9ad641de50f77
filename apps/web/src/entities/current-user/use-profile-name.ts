'use client';

import { useEffect, useState } from 'react';

/** The logged-in visitor's name, or undefined while it is not known. */
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
