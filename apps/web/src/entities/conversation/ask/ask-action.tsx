import { PageActionLink } from '@bazaar/ui/patterns/page-action';
import { askHref, type QuestionObject } from '@/entities/conversation/question-object';
import { askSupplierMessages as texts } from '@/translations/ask-supplier';
import { AskListener } from './ask-listener';

/**
 * The way to ask the supplier of the page's thing. It stands where there is one supplier to ask: on a product and on a supplier. Without
 * script it leads to the page of messages.
 */
export function AskAction(object: QuestionObject) {
  return (
    <>
      <PageActionLink icon="ask" href={askHref(object)} rel="nofollow" aria-label={texts.action} data-ask="">
        {texts.short}
      </PageActionLink>
      <AskListener object={object} />
    </>
  );
}
