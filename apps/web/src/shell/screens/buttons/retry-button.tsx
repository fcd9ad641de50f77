import { errorMessages } from '@/translations/errors';
import { ReloadButton } from './reload-button';

/** Renders a link that reloads the whole page. Rendered on the server, so that its text is not in the script. */
export function RetryButton() {
  return <ReloadButton label={errorMessages.retry} />;
}
