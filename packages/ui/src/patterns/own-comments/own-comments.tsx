import type { ReactNode } from 'react';
import { Badge } from '../../badge/badge';

export interface OwnCommentsProps {
  readonly id: string;
  /** Of the page they are on. */
  readonly title: ReactNode;
  /** Of that page; absent where it has none any more. */
  readonly href?: string | undefined;
  /** What is new, beside the title; announced again when it changes. */
  readonly note?: string | undefined;
  /** CommentTree. */
  readonly children: ReactNode;
}

/**
 * The threads of one page that a person takes part in: dense, since many pages follow one another.
 *
 * Use it in the account. Not below the page itself (CommentTree alone).
 */
export function OwnComments({ id, title, href, note, children }: OwnCommentsProps) {
  return (
    <section id={id} className="u-own-comments" aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{href === undefined ? title : <a href={href}>{title}</a>}</h2>
        <span aria-live="polite">{note === undefined ? null : <Badge tone="success">{note}</Badge>}</span>
      </div>
      {children}
    </section>
  );
}
