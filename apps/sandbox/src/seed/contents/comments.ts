import { plantComments } from './comments-plant';
import { workshopComments } from './comments-workshop';
import type { CommentThreads } from './page-types';

/** Readers' comments on the contents. */
export const commentThreads: readonly CommentThreads[] = [...workshopComments, ...plantComments];
