import { SearchSuggestions } from '@bazaar/ui/patterns/search-suggestions';
import type { ComponentProps } from 'react';

export function Example({ onChoose, groups }: ComponentProps<typeof SearchSuggestions>) {
  return (
    <SearchSuggestions
      id="suggestions"
      label="پیشنهادهای جستجو"
      activeId="c-1"
      onChoose={onChoose}
      groups={groups}
    />
  );
}
