import { mdiArchiveOutline, mdiClockOutline, mdiFactory, mdiMagnify, mdiShapeOutline } from '@mdi/js';
import type { MouseEvent } from 'react';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { MarkedText } from '../../marked-text/marked-text';
import { isPlainClick } from '../../plain-click/is-plain-click';
import { cx } from '../../style/cx';

export type SuggestionIcon = 'search' | 'recent' | 'category' | 'supplier' | 'product';

export interface SuggestionView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Matched ranges of the title as pairs of start and end, in characters. */
  readonly matched?: readonly (readonly [number, number])[];
  readonly note?: string;
  /** Scientific name, in Latin. */
  readonly scientificName?: string;
  readonly count?: string;
  readonly picture?: string;
  readonly icon: SuggestionIcon;
}

export interface SuggestionGroupView {
  readonly id: string;
  readonly title: string;
  readonly options: readonly SuggestionView[];
}

export interface SearchSuggestionsProps {
  /** Id of the element; labels, hints and links refer to it. */
  readonly id: string;
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Groups in display order, each with its entries. */
  readonly groups: readonly SuggestionGroupView[];
  /** Id of the row that the arrow keys are on. */
  readonly activeId?: string;
  /** Called with the address of the chosen row. */
  readonly onChoose: (href: string) => void;
  /** Clears the rows, where they are the visitor's own. */
  readonly clear?: { readonly label: string; readonly onClear: () => void };
}

const icons = {
  search: mdiMagnify,
  recent: mdiClockOutline,
  category: mdiShapeOutline,
  supplier: mdiFactory,
  product: mdiArchiveOutline,
} as const;

/**
 * The popup of the search combobox. The field keeps the focus; `aria-activedescendant` references the active row.
 *
 * Use it under the field of SearchBox only. Not for choosing a value in a form (Combobox).
 */
export function SearchSuggestions({ id, label, groups, activeId, onChoose, clear }: SearchSuggestionsProps) {
  return (
    <div className={cx('search-suggestions')} onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={label}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox is divided by groups, not by fieldsets.
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div role="presentation" id={`${id}-${group.id}`}>
              {group.title}
            </div>
            {group.options.map((option) => (
              <Option key={option.id} option={option} isActive={option.id === activeId} onChoose={onChoose} />
            ))}
          </div>
        ))}
      </div>
      {clear ? (
        <button type="button" tabIndex={-1} className="u-suggestion-clear" onClick={clear.onClear}>
          {clear.label}
        </button>
      ) : null}
    </div>
  );
}

interface OptionProps {
  readonly option: SuggestionView;
  readonly isActive: boolean;
  readonly onChoose: (href: string) => void;
}

/** A row is also a link, so that it can be opened in another tab. */
function Option({ option, isActive, onChoose }: OptionProps) {
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(option.href);
  };
  return (
    <a
      id={option.id}
      href={option.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={cx('suggestion-option')}
      onClick={follow}
    >
      {option.picture ? (
        <img src={option.picture} width={32} height={32} alt="" />
      ) : (
        <Icon path={icons[option.icon]} />
      )}
      <span>
        <MarkedText text={option.title} matched={option.matched} />
        {option.scientificName ? (
          <small className="term">
            <Latin>{option.scientificName}</Latin>
          </small>
        ) : null}
        {option.note ? <small>{option.note}</small> : null}
      </span>
      {option.count ? <span className="count">{option.count}</span> : null}
    </a>
  );
}
