'use client';

import type { FavouriteIntent } from '@bazaar/domain/favourites/favourite';
import { LoginText } from '@bazaar/ui/patterns/login-sheet';
import { useEffect, useState } from 'react';
import { paths } from '@/lib/navigation/paths';
import { readIntent } from '@/lib/session/pending-action';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { loginMessages } from '@/translations/login';
import { loginTarget } from './login-target';

/** What the visitor came from: the thing to keep, the page they were on, or the profile. */
export function AfterLogin() {
  const [known, setKnown] = useState<{ intent?: FavouriteIntent | undefined; target?: string }>({});
  useEffect(() => setKnown({ intent: readIntent(), target: loginTarget(location.search) }), []);
  if (known.intent) {
    return (
      <>
        <LoginText isStrong>{loginMessages.afterFavourite}</LoginText>
        <LoginText>{isolateCodes(known.intent.title)}</LoginText>
      </>
    );
  }
  const isElsewhere = known.target !== undefined && known.target !== paths.profile;
  return <LoginText isStrong>{isElsewhere ? loginMessages.afterPage : loginMessages.afterProfile}</LoginText>;
}
