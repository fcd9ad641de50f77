/** What a reader says, with what answers it. */
export interface CommentText {
  by: string;
  text: string;
  /** An account of the seed; readers of the time before have none. */
  userId?: string;
  isSupplier?: boolean;
  rejectReason?: string;
  answers?: readonly CommentText[];
}

export const commentThreads: readonly { page: string; thread: readonly CommentText[] }[] = [];
