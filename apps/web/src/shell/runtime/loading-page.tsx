import '@bazaar/ui/feedback.css';
import { LoadingOverlay } from '@bazaar/ui/loading-overlay';
import { shellNotices } from '@/translations/shell-notices';

/** Renders the app's loading overlay, with its stylesheet on demand: most visits never see it. */
export function LoadingPage() {
  return <LoadingOverlay label={shellNotices.loading} />;
}
