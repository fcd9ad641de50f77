import { CommentTree } from '@bazaar/ui/patterns/comment-tree';
import type { ComponentProps } from 'react';

export function Example({ children }: ComponentProps<typeof CommentTree>) {
  return <CommentTree label="دیدگاه‌ها">{children}</CommentTree>;
}
