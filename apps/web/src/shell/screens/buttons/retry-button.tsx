import { errorMessages } from '@/translations/errors';
import { retryTexts } from '@/translations/retry';
import { FailedPageButton } from './failed-page-button';
import { ReloadButton } from './reload-button';

/** Renders a button that reloads a page that failed as a whole. Rendered on the server, so that its text is not in the script. */
export function RetryButton() {
  return <ReloadButton label={errorMessages.retry} tone="primary" />;
}

/** Renders the same for a part of a page. Several may fail: none of their buttons is the primary one, and each is named by its part. */
export function retryPart(part: string) {
  return <ReloadButton label={errorMessages.retry} spoken={retryTexts.of(part)} tone="secondary" />;
}

/** Renders the button of an error page with an address of its own: it opens the page that failed. */
export function RetryFailedPage() {
  return <FailedPageButton label={errorMessages.retry} />;
}
