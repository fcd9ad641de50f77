import { PageAction } from '@bazaar/ui/patterns/page-action';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { sharingMessages as texts } from '@/translations/sharing';

/** Renders the button that prints the page. */
export function PrintButton() {
  return (
    <PageAction icon="print" {...actionAttributes('print')}>
      {texts.print}
    </PageAction>
  );
}
