'use client';

import '@bazaar/ui/toasts.css';
import { QuietBanner } from '@bazaar/ui/patterns/transient-message';
import { shellNotices } from '@/translations/shell-notices';

/** Renders the line that announces a newer build. */
export function NewBuildNotice() {
  return <QuietBanner>{shellNotices.newBuild}</QuietBanner>;
}
