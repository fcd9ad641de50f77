import { errorMessages } from '@/translations/errors';
import { ReloadButton } from './reload-button';

/** Another try at the whole page. On the server its text stays out of what the browser has to load. */
export function RetryButton() {
  return <ReloadButton label={errorMessages.retry} />;
}
