import '@bazaar/ui/suggestions.css';
import { SearchSuggestions, type SuggestionGroupView } from '@bazaar/ui/patterns/search-suggestions';
import { searchSuggestionMessages as texts } from '@/translations/search-suggestions';
import { clearRecent } from './recent-searches';

export interface SearchPopupProps {
  readonly id: string;
  readonly groups: readonly SuggestionGroupView[];
  readonly activeId: string | undefined;
  readonly onChoose: (href: string) => void;
  readonly onClose: () => void;
}

/** Renders the list below the search field. The only default export of its kind: `lazy` requires one. */
export default function SearchPopup({ id, groups, activeId, onChoose, onClose }: SearchPopupProps) {
  const isRecent = groups[0]?.id === 'recent';
  const onClear = () => {
    clearRecent();
    onClose();
  };
  return (
    <SearchSuggestions
      id={id}
      label={texts.suggestions}
      groups={groups}
      activeId={activeId}
      onChoose={onChoose}
      clear={isRecent ? { label: texts.clearRecent, onClear } : undefined}
    />
  );
}
