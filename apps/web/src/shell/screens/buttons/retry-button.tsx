import { errorMessages } from '@/translations/errors';
import { FailedPageButton } from './failed-page-button';
import { ReloadButton, type ReloadButtonProps } from './reload-button';

/** Renders a link that reloads the whole page. Rendered on the server, so that its text is not in the script. */
export function RetryButton({ tone }: Pick<ReloadButtonProps, 'tone'>) {
  return <ReloadButton label={errorMessages.retry} tone={tone} />;
}

/** Renders the button of an error page with an address of its own: it opens the page that failed. */
export function RetryFailedPage() {
  return <FailedPageButton label={errorMessages.retry} />;
}
