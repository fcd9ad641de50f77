import { LoadingOverlay } from '@bazaar/ui/loading-overlay';

export function Example() {
  return <LoadingOverlay label="در حال بارگذاری…" />;
}
