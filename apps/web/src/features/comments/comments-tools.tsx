'use client';

import {
  COMMENT_STATES,
  type CommentState,
  type CommentsFilter,
} from '@bazaar/domain/comments/comments-filter';
import { TextField } from '@bazaar/ui/field';
import { CommentTools } from '@bazaar/ui/patterns/comment-tree';
import { Select } from '@bazaar/ui/select';
import { useTypedTerm } from '@/lib/navigation/use-typed-term';
import { commentsTexts as texts } from '@/translations/comments';

export interface CommentsToolsProps {
  readonly filter: CommentsFilter;
  onFilter(change: Partial<CommentsFilter>): void;
}

/** Renders the search by the name of the page, and the state. Both stand in the address. */
export function CommentsTools({ filter, onFilter }: CommentsToolsProps) {
  const { typed, type, searchNow } = useTypedTerm(filter.term, (term) => onFilter({ term }));
  return (
    <form
      aria-label={texts.tools}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
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
          onChange={({ target }) => type(target.value)}
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
