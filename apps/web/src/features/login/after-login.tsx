'use client';

import { LoginText } from '@bazaar/ui/patterns/login-sheet';
import { useEffect, useState } from 'react';
import { PENDING_ACTIONS_KEY } from '@/lib/actions/early-presses';
import { paths } from '@/lib/navigation/paths';
import { tabStorage } from '@/lib/storage/browser-storage';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { loginMessages } from '@/translations/login';
import { loginTarget } from './login-target';

/** Renders what the visitor came from: the object to keep, the previous page, or the profile. */
export function AfterLogin() {
  const [known, setKnown] = useState<{ favouriteTitle?: string | undefined; target?: string }>({});
  useEffect(() => {
    const target = loginTarget(location.search);
    setKnown({ target });
    // Most visitors have nothing to keep, and carry nothing for it.
    if (tabStorage.read(PENDING_ACTIONS_KEY) === null) return;
    void import('@/entities/favourite/pending-favourite').then(({ readPendingFavourite }) =>
      setKnown({ favouriteTitle: readPendingFavourite()?.title, target }),
    );
  }, []);
  if (known.favouriteTitle) {
    return (
      <>
        <LoginText isStrong>{loginMessages.afterFavourite}</LoginText>
        <LoginText>{isolateCodes(known.favouriteTitle)}</LoginText>
      </>
    );
  }
  const isElsewhere = known.target !== undefined && known.target !== paths.profile;
  return <LoginText isStrong>{isElsewhere ? loginMessages.afterPage : loginMessages.afterProfile}</LoginText>;
}
