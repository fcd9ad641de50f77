'use client';

import { LoginText } from '@bazaar/ui/patterns/login-sheet';
import { useEffect, useState } from 'react';
import { readPendingFavourite } from '@/entities/favourite/pending-favourite';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { loginMessages } from '@/translations/login';
import { loginTarget } from './login-target';

/** Renders what the visitor came from: the object to keep, the previous page, or the profile. */
export function AfterLogin() {
  const [known, setKnown] = useState<{ favouriteTitle?: string | undefined; target?: string }>({});
  useEffect(
    () => setKnown({ favouriteTitle: readPendingFavourite()?.title, target: loginTarget(location.search) }),
    [],
  );
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
