import type { TradeRequestStatus } from '@bazaar/api/model';
import { Badge } from '@bazaar/ui/badge';
import { statusView } from './status-view';

/** The state of a request, in words and colour. */
export function StatusBadge({ status }: { readonly status: TradeRequestStatus }) {
  const { text, tone } = statusView(status);
  return <Badge tone={tone}>{text}</Badge>;
}
