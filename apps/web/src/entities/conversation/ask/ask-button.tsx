import { PageActionLink } from '@bazaar/ui/patterns/page-action';
import { ASK } from '@/entities/conversation/question-form-id';
import { askHref, type QuestionObject } from '@/entities/conversation/question-object';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { askSupplierMessages as texts } from '@/translations/ask-supplier';

/**
 * Renders the link to ask the supplier of the page's object. It stands where there is one supplier to ask: on a product and on a supplier.
 * Without script it leads to the page of messages.
 */
export function AskButton({ objectType, objectId, title, supplierName }: QuestionObject) {
  return (
    <PageActionLink
      icon="ask"
      href={askHref({ objectType, objectId })}
      rel="nofollow"
      aria-label={texts.action}
      {...actionAttributes(ASK, { objectType, objectId, title, supplierName })}
    >
      {texts.short}
    </PageActionLink>
  );
}
