import * as z from 'zod/mini';
import { lengthProblem, requiredText } from '../form-fields/text-field';
import { canonicalLetters } from '../persian/canonical-text';

/** The contract's limits, in characters of the trimmed text. */
export const COMMENT_CHARACTERS = { least: 3, most: 2_000 } as const;
/** A comment may answer another this many times over; deeper ones cannot be answered. */
export const DEEPEST_COMMENT = 4;

/** What is typed as a comment; its lines stay. */
export const commentSchema = z.object({
  text: requiredText({
    fold: (typed) => canonicalLetters(typed).trim(),
    problem: lengthProblem(COMMENT_CHARACTERS, 'comment-too-short', 'too-long'),
  }),
});

export type CommentValues = z.input<typeof commentSchema>;
