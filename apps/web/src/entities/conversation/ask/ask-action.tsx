import { PageActionLink } from '@bazaar/ui/patterns/page-action';
import { type AskedThing, askHref } from '@/entities/conversation/question-object';
import { askSupplierMessages as texts } from '@/translations/ask-supplier';
import { AskWatch } from './ask-listener';

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
