import { RequestPanel } from '@bazaar/ui/patterns/request-panel';
import type { ComponentProps } from 'react';

/** `props` are the lines of the basket, and what is called when one changes. */
export function Example(props: ComponentProps<typeof RequestPanel>) {
  return <RequestPanel {...props} message="۱ مورد افزوده شد." note="گام بعد: شرایط و آدرس تحویل." />;
}
