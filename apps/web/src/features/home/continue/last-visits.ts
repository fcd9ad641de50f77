import type { LastVisit, ObjectType } from '@bazaar/api/model';
import { listLastVisits } from '@bazaar/api/page-visits';
import { listTradeRequestsBySupplier } from '@bazaar/api/trade-requests';
import { formatRelative } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { turnOf } from '@bazaar/domain/trade-requests/turn';
import type { ContinueItemView } from '@bazaar/ui/patterns/home';
import { readSummaries } from '@/entities/trade-draft/draft-summaries';
import { statusView } from '@/entities/trade-request/status-view';
import { accountPaths } from '@/lib/navigation/account-paths';
import { appStore } from '@/lib/session/app-state';
import { waitingMessages as texts } from '@/translations/home-waiting';
import type { LastVisits } from './continue-view';

const READ = 10;
/** Types of objects with a public page. */
const WITH_A_PAGE: readonly ObjectType[] = ['Product', 'BaseProduct', 'Supplier', 'Category'];

/**
 * Returns the latest unsent draft of the logged-in person, the request that waits for them, and their last visits; `anonymous` when the
 * session has ended meanwhile.
 */
export async function readLastVisits(): Promise<LastVisits> {
  try {
    const [waiting, { items }] = await Promise.all([readWaiting(), listLastVisits({ pageSize: READ })]);
    return { state: 'ready', items: [...unsent(), ...waiting, ...items.filter(isToBeVisited).map(toItem)] };
  } catch (error) {
    return { state: (error as { status?: number }).status === 401 ? 'anonymous' : 'failed' };
  }
}

function unsent(): readonly ContinueItemView[] {
  const [latest] = readSummaries()[appStore.getState().UserId ?? ''] ?? [];
  if (latest === undefined) return [];
  const { id, href, title, lines } = latest;
  return [
    {
      id,
      icon: 'draft',
      href,
      title: title || texts.unsent,
      detail: texts.unsentDetail(formatNumber(lines)),
    },
  ];
}

/** Returns the request with the nearest deadline among those whose turn is the buyer's. Without an answer the visits stand alone. */
async function readWaiting(): Promise<readonly ContinueItemView[]> {
  const list = await listTradeRequestsBySupplier({ sort: 'turn', pageSize: 1 }).catch(() => undefined);
  const request = list?.groups[0]?.items[0];
  if (request === undefined || turnOf(request.status) !== 'buyer') return [];
  const { id, title, status } = request;
  const detail = texts.requestDetail(statusView(status).text);
  return [{ id, icon: 'draft', href: accountPaths.tradeRequest(id), title, detail }];
}

function isToBeVisited({ objectType, path, isAvailable }: LastVisit): boolean {
  return isAvailable && WITH_A_PAGE.includes(objectType) && /^\/(?![/\\])/.test(path);
}

function toItem({ objectType, objectId, path, title, visitedAt }: LastVisit): ContinueItemView {
  return {
    id: `${objectType}:${objectId}`,
    icon: 'visit',
    href: path,
    title,
    detail: formatRelative(visitedAt, Date.now()),
  };
}
