/** A comment with what was answered to it, as far as the order of threads needs it. */
export interface ThreadComment {
  readonly id: string;
  readonly isMine: boolean;
  readonly status: string;
  readonly createdAt: string;
  readonly children: readonly ThreadComment[];
}

export interface MyThreads<Comment> {
  /** Threads with answers not seen yet first, then by what was said last. */
  readonly threads: readonly Comment[];
  /** Ids of the answers to me that are not seen yet. */
  readonly unseen: ReadonlySet<string>;
  /** Time of the latest answer to me; undefined without one. */
  readonly latestAnswerAt: string | undefined;
}

/**
 * Returns the threads of one page that a person took part in.
 *
 * @param seenUntil time of the latest answer the person has seen; undefined when none
 * @param status only threads with a comment of mine in this state
 */
export function myThreads<Comment extends ThreadComment>(
  tree: readonly Comment[],
  seenUntil: string | undefined,
  status?: string,
): MyThreads<Comment> {
  const answers = tree.flatMap((thread) => answersToMe(thread));
  const unseen = new Set(
    answers.filter(({ createdAt }) => seenUntil === undefined || createdAt > seenUntil).map(({ id }) => id),
  );
  const isNew = (thread: ThreadComment) => all(thread).some(({ id }) => unseen.has(id));
  const threads = tree
    .filter(
      (thread) => status === undefined || all(thread).some((one) => one.isMine && one.status === status),
    )
    .toSorted(
      (one, other) => Number(isNew(other)) - Number(isNew(one)) || lastAt(other).localeCompare(lastAt(one)),
    );
  const latestAnswerAt = answers
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
  return { threads, unseen, latestAnswerAt };
}

function answersToMe({ isMine, children }: ThreadComment): ThreadComment[] {
  return children.flatMap((child) => [...(isMine && !child.isMine ? [child] : []), ...answersToMe(child)]);
}

function all(comment: ThreadComment): ThreadComment[] {
  return [comment, ...comment.children.flatMap(all)];
}

function lastAt(thread: ThreadComment): string {
  const times = all(thread).map(({ createdAt }) => createdAt);
  return times.sort().at(-1) ?? '';
}
