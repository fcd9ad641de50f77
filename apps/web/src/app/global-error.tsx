'use client';

import '@bazaar/ui/styles.css';
import { BarePage } from '@bazaar/ui/patterns/page-frame';
import {
  UnexpectedErrorScreen,
  type UnexpectedErrorScreenProps,
} from '@/shell/screens/unexpected-error-screen';

/** Even the root layout failed: the same words without header and footer. */
export default function GlobalError(props: UnexpectedErrorScreenProps) {
  return (
    <html lang="fa" dir="rtl">
      <body>
        <BarePage>
          <UnexpectedErrorScreen {...props} />
        </BarePage>
      </body>
    </html>
  );
}
