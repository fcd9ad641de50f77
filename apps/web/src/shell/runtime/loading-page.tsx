import '@bazaar/ui/feedback.css';
import { LoadingOverlay } from '@bazaar/ui/loading-overlay';
import { islandMessages } from '@/translations/shell-islands';

/** The loading flag of the whole app, with the sheet of its look: most visits never see it. */
export function LoadingPage() {
  return <LoadingOverlay label={islandMessages.loading} />;
}
