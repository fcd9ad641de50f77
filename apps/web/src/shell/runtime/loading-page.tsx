import '@bazaar/ui/feedback.css';
import { LoadingOverlay } from '@bazaar/ui/loading-overlay';
import { islandMessages } from '@/translations/shell-islands';

/** Renders the app's loading overlay, with its stylesheet on demand: most visits never see it. */
export function LoadingPage() {
  return <LoadingOverlay label={islandMessages.loading} />;
}
