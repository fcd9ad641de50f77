import { Button } from '@bazaar/ui/button';
import { errorMessages } from '@/translations/errors';
import { retryTexts } from '@/translations/retry';

/** The retry of a failed part as a page renders it, without reloading the story. */
export function retryOfStory(part: string) {
  return <Button aria-label={retryTexts.of(part)}>{errorMessages.retry}</Button>;
}
