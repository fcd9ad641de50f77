'use client';

import {
  COMMENT_STATES,
  type CommentState,
  type CommentsFilter,
} from '@bazaar/domain/comments/comments-filter';
import { TextField } from '@bazaar/ui/field';
import { CommentTools } from '@bazaar/ui/patterns/comment-tree';
import { Select } from '@bazaar/ui/select';
import { useEffect, useRef, useState } from 'react';
import { commentsTexts as texts } from '@/translations/comments';

const TYPING_MS = 400;

export interface CommentsToolsProps {
  readonly filter: CommentsFilter;
  onFilter(change: Partial<CommentsFilter>): void;
}

/** Renders the search by the name of the page, and the state. Both stand in the address. */
export function CommentsTools({ filter, onFilter }: CommentsToolsProps) {
  const [typed, setTyped] = useState(filter.term);
  const latest = useRef(onFilter);
  latest.current = onFilter;
  useEffect(() => setTyped(filter.term), [filter.term]);
  useEffect(() => {
    if (typed.trim() === filter.term) return;
    const later = setTimeout(() => latest.current({ term: typed.trim() }), TYPING_MS);
    return () => clearTimeout(later);
  }, [typed, filter.term]);
  return (
    <form
      aria-label={texts.tools}
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({ term: typed.trim() });
      }}
    >
      <CommentTools>
        <TextField
          id="comments-term"
          type="search"
          dense
          label={texts.search}
          isLabelHidden
          placeholder={texts.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select
          id="comments-state"
          dense
          label={texts.state}
          isLabelHidden
          options={COMMENT_STATES.map((value) => ({ value, label: texts.states[value] }))}
          value={filter.state}
          onChange={({ target }) => onFilter({ state: target.value as CommentState })}
        />
      </CommentTools>
    </form>
  );
}
