import { createRandom } from '../random';
import { commentThreads } from './comments';
import type { CommentText, SeedPage, SeedPageComment } from './page-types';

const hourMs = 3_600_000;
const mostLikes = 7;

/** Builds comments with each reply after its comment, in the days after the publication of the content. */
export function buildComments(pages: readonly SeedPage[]): SeedPageComment[] {
  const comments: SeedPageComment[] = [];
  for (const { page: name, thread } of commentThreads) {
    const page = pages.find(({ id }) => id === `pg-${name}`);
    if (page === undefined) throw new Error(`Comments are about ${name}, which is not there`);
    for (const comment of thread) add(comment, { page, after: Date.parse(page.publishedAt), depth: 1 });
  }
  return comments;

  function add(
    { by, text, userId, isSupplier = false, rejectReason, answers = [] }: CommentText,
    { page, after, depth, parentId }: { page: SeedPage; after: number; depth: number; parentId?: string },
  ): void {
    const id = `cm-${comments.length + 1}`;
    const random = createRandom(id);
    const at = after + random.int(2, 30) * hourMs;
    comments.push({
      id,
      pageId: page.id,
      ...(parentId === undefined ? {} : { parentId }),
      depth,
      ...(userId === undefined ? {} : { userId }),
      authorName: by,
      isSupplierAnswer: isSupplier,
      text,
      createdAt: new Date(at).toISOString(),
      decidedAt: new Date(at + hourMs).toISOString(),
      verdict: rejectReason === undefined ? 'Approved' : 'Rejected',
      ...(rejectReason === undefined ? {} : { rejectReason }),
      likeBase: rejectReason === undefined ? random.int(0, mostLikes) : 0,
    });
    for (const answer of answers) add(answer, { page, after: at, depth: depth + 1, parentId: id });
  }
}
