'use client';

import { Button } from '@bazaar/ui/button';
import { BackArrow } from '@bazaar/ui/patterns/error-page';
import { errorMessages } from '@/messages/errors';
import { paths } from '@/platform/paths';

/** Goes one step back in the history, or home when the page was opened by itself. */
export function BackButton() {
  const goBack = () => (history.length > 1 ? history.back() : location.assign(paths.home));
  return (
    <Button onClick={goBack}>
      <BackArrow />
      {errorMessages.back}
    </Button>
  );
}
