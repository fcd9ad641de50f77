/** A comment with what was answered to it, as far as a page's threads need it. */
interface PageThread {
  readonly id: string;
  readonly status: string;
  readonly isMine: boolean;
  readonly likeCount: number;
  readonly createdAt: string;
  readonly children: readonly PageThread[];
}

export const THREAD_ORDERS = ['newest', 'liked'] as const;
export type ThreadOrder = (typeof THREAD_ORDERS)[number];

/** Returns everybody's comments of a page with those only their writer sees; each once, answers by time. */
export function mergeThreads<Comment extends PageThread>(
  everybodys: readonly Comment[],
  mine: readonly Comment[],
): Comment[] {
  const merged = new Map(everybodys.map((comment) => [comment.id, comment]));
  for (const comment of mine) {
    const known = merged.get(comment.id);
    const children = mergeThreads(known?.children ?? [], comment.children);
    merged.set(comment.id, { ...comment, children });
  }
  return [...merged.values()].toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** Returns the threads in an order; first what its writer alone sees, so that it is found again. */
export function orderThreads<Comment extends PageThread>(
  threads: readonly Comment[],
  order: ThreadOrder,
): Comment[] {
  const byTime = (one: Comment, other: Comment) => other.createdAt.localeCompare(one.createdAt);
  return threads.toSorted(
    (one, other) =>
      Number(isHidden(other)) - Number(isHidden(one)) ||
      (order === 'liked' ? other.likeCount - one.likeCount : 0) ||
      byTime(one, other),
  );
}

/** Returns how many comments of the threads everybody sees. */
export function countComments(threads: readonly PageThread[]): number {
  return threads.reduce(
    (sum, { status, children }) => sum + Number(status === 'Approved') + countComments(children),
    0,
  );
}

function isHidden({ isMine, status }: PageThread): boolean {
  return isMine && status !== 'Approved';
}
