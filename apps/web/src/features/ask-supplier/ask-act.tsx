import { PageActionLink } from '@bazaar/ui/patterns/page-action';
import { askSupplierMessages as texts } from '@/messages/ask-supplier';
import { type AskedThing, askHref } from '@/platform/conversations/asked-thing';
import { AskWatch } from './ask-watch';

/**
 * The way to ask the supplier of the page's thing. It stands where there is one supplier to ask: on a product and on a supplier. Without
 * script it leads to the page of messages.
 */
export function AskAct(thing: AskedThing) {
  return (
    <>
      <PageActionLink icon="ask" href={askHref(thing)} rel="nofollow" aria-label={texts.act} data-ask="">
        {texts.short}
      </PageActionLink>
      <AskWatch thing={thing} />
    </>
  );
}
