import type { LastVisit, ObjectType } from '@bazaar/api/model';
import { listLastVisits } from '@bazaar/api/page-visits';
import { formatRelative } from '@bazaar/domain/dates';
import type { ContinueItemView } from '@bazaar/ui/patterns/home';
import type { LastVisits } from './continue-view';

const READ = 10;
/** Types of objects with a public page. */
const WITH_A_PAGE: readonly ObjectType[] = ['Product', 'BaseProduct', 'Supplier', 'Category'];

/** Returns the last visits of the logged-in person; `anonymous` when the session has ended meanwhile. */
export async function readLastVisits(): Promise<LastVisits> {
  try {
    const { items } = await listLastVisits({ pageSize: READ });
    return { state: 'ready', items: items.filter(isToBeVisited).map(toItem) };
  } catch (error) {
    return { state: (error as { status?: number }).status === 401 ? 'anonymous' : 'failed' };
  }
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
