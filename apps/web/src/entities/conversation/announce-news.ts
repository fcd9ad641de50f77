import type { Conversation } from '@bazaar/api/model';
import { accountPaths } from '@/lib/navigation/account-paths';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { showToastWithAction } from '@/lib/toasts/toasts';
import { newsTexts as texts } from '@/translations/conversation-news';

/** Says once who has written, with the way to the request or the messages; says nothing where the visitor is already there. */
export function announceNews(
  { tradeRequestId, counterpart }: Conversation,
  open: (href: string) => void,
): void {
  const href = tradeRequestId === undefined ? fixedPaths.messages : accountPaths.tradeRequest(tradeRequestId);
  const { pathname } = location;
  if (pathname === href || pathname === fixedPaths.messages) return;
  showToastWithAction(
    { status: 'info', title: texts.came(counterpart.name) },
    { label: tradeRequestId === undefined ? texts.toMessages : texts.toRequest, run: () => open(href) },
  );
}
