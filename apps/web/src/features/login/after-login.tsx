'use client';

import type { PendingFavourite } from '@bazaar/domain/favourites/favourite';
import { LoginText } from '@bazaar/ui/patterns/login-sheet';
import { useEffect, useState } from 'react';
import { paths } from '@/lib/navigation/paths';
import { readPendingAction } from '@/lib/session/pending-action';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { loginMessages } from '@/translations/login';
import { loginTarget } from './login-target';

/** What the visitor came from: the thing to keep, the page they were on, or the profile. */
export function AfterLogin() {
  const [known, setKnown] = useState<{ pendingAction?: PendingFavourite | undefined; target?: string }>({});
  useEffect(() => setKnown({ pendingAction: readPendingAction(), target: loginTarget(location.search) }), []);
  if (known.pendingAction) {
    return (
      <>
        <LoginText isStrong>{loginMessages.afterFavourite}</LoginText>
        <LoginText>{isolateCodes(known.pendingAction.title)}</LoginText>
      </>
    );
  }
  const isElsewhere = known.target !== undefined && known.target !== paths.profile;
  return <LoginText isStrong>{isElsewhere ? loginMessages.afterPage : loginMessages.afterProfile}</LoginText>;
}
