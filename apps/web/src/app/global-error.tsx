'use client';

import { LazyErrorScreen, type LazyErrorScreenProps } from '@/shell/screens/lazy/lazy-error-screen';

/** Renders the error screen without header and footer, when even the root layout failed. */
export default function GlobalError(props: LazyErrorScreenProps) {
  return (
    <html lang="fa" dir="rtl">
      <body>
        <LazyErrorScreen {...props} />
      </body>
    </html>
  );
}
