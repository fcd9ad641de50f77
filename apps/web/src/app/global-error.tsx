'use client';

import { LazyErrorScreen, type LazyErrorScreenProps } from '@/shell/screens/lazy-error-screen';

/** Even the root layout failed: the same words without header and footer. */
export default function GlobalError(props: LazyErrorScreenProps) {
  return (
    <html lang="fa" dir="rtl">
      <body>
        <LazyErrorScreen {...props} />
      </body>
    </html>
  );
}
