import type { Conversation } from '@bazaar/api/model';
import { toShownNumber } from '@bazaar/domain/persian/digits';
import { Link } from '@bazaar/ui/link';
import { ConversationAbout } from '@bazaar/ui/patterns/conversations';
import { StatusBadge } from '@/entities/trade-request/status-badge';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import { messagesTexts as texts } from '@/translations/messages';

const noName = { slug: '' };
/** Pages of objects by type, by id alone; the page redirects to its canonical address. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  Product: (id) => paths.product({ id, ...noName }),
  BaseProduct: (id) => paths.baseProduct({ id, ...noName }),
  Supplier: (id) => paths.supplier({ id, ...noName }),
  Category: (id) => paths.category({ id, ...noName }),
  TradeRequest: (id) => accountPaths.tradeRequest(id),
};

type AboutLineProps = Pick<
  Conversation,
  'subject' | 'objectType' | 'objectId' | 'objectTitle' | 'tradeRequestNumber' | 'tradeRequestStatus'
>;

/** Renders what a conversation is about, with its state, and a link where it has a page. */
export function AboutLine({ subject, objectType, objectId, objectTitle, ...request }: AboutLineProps) {
  const { tradeRequestNumber: number, tradeRequestStatus: status } = request;
  return (
    <ConversationAbout
      title={number === undefined ? objectTitle || subject : texts.request(toShownNumber(number))}
      detail={number === undefined ? (objectTitle ? subject : undefined) : objectTitle}
      href={objectType && objectId ? PAGES[objectType]?.(objectId) : undefined}
      state={status === undefined ? undefined : <StatusBadge status={status} />}
      action={
        objectType && objectId ? (
          <Link size={13} touch href={accountPaths.memoryOf(objectType, objectId)}>
            {texts.timeline}
          </Link>
        ) : undefined
      }
    />
  );
}
