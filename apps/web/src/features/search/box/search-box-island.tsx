'use client';

import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { SearchBox } from '@bazaar/ui/patterns/search-box';
import { usePathname } from 'next/navigation';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { areaOfSearch, areaSearchPath } from '@/lib/navigation/search-path';
import { useSiteRouter } from '@/lib/navigation/use-site-router';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import { searchBoxMessages as texts } from '@/translations/search-box';
import { stepOption } from './step-option';
import { useSuggestions } from './use-suggestions';

/** Loaded when the field is first used. */
const SearchPopup = lazy(() => import('./search-popup'));

export interface SearchBoxIslandProps {
  /** The areas to search in, rendered by the server. */
  readonly areas?: ReactNode;
}

/** Renders the search box with suggestions: a combobox over the form that works without it. */
export function SearchBoxIsland({ areas }: SearchBoxIslandProps) {
  const router = useSiteRouter();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const term = useStore(appStore, (state) => state.typedSerchKey);
  const groups = useSuggestions(term, isOpen);
  const options = groups.flatMap((group) => group.options);
  const isShown = options.length > 0;
  useTermOfPage(field);

  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const go = (href: string) => {
    close();
    field.current?.blur();
    router.push(href);
  };
  const search = () => {
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') return;
    void import('./propose-suggestions').then(({ rememberSearch }) => rememberSearch(typed));
    go(areaSearchPath(typed, areaField(field.current)?.value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options.find(({ id }) => id === active);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (chosen) go(chosen.href);
      else search();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(
        stepOption(
          options.map(({ id }) => id),
          active,
          event.key === 'ArrowDown' ? 1 : -1,
        ),
      );
    } else if (event.key === 'Tab') close();
  };

  return (
    <SearchBox
      action={fixedPaths.search}
      inputId="site-search"
      label={texts.label}
      placeholder={texts.placeholder}
      buttonLabel={texts.label}
      areas={areas}
      inputRef={field}
      input={{
        role: 'combobox',
        'aria-keyshortcuts': '/',
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-expanded': isShown,
        'aria-controls': isShown ? listId : undefined,
        'aria-activedescendant': active,
        onFocus: () => setOpen(true),
        onBlur: close,
        onClick: () => setOpen(true),
        onInput: (event) => {
          appStore.typeSearchKey(event.currentTarget.value);
          setActive(undefined);
          setOpen(true);
        },
        onKeyDown,
      }}
    >
      <span className="sr" role="status">
        {isOpen && term.trim().length >= 2 && isShown ? texts.count(toPersianDigits(options.length)) : ''}
      </span>
      {isShown ? (
        <Suspense>
          <SearchPopup id={listId} groups={groups} activeId={active} onChoose={go} onClose={close} />
        </Suspense>
      ) : null}
    </SearchBox>
  );
}

/** Returns the choice of the area beside the field. */
function areaField(field: HTMLInputElement | null): HTMLSelectElement | null | undefined {
  return field?.form?.querySelector('select');
}

const IN_AREA_PAGE = '/category/categoryType/';

/**
 * Fills the field with the current term, and the area, on the pages of a search (TermIsland updates it); elsewhere it is empty. The page
 * of an area presets the area.
 */
function useTermOfPage(field: { readonly current: HTMLInputElement | null }): void {
  const path = usePathname();
  useEffect(() => {
    const input = field.current;
    if (!input || input === document.activeElement) return;
    const area = areaOfSearch(path);
    const select = areaField(input);
    if (select) {
      select.value = area ?? path.split(IN_AREA_PAGE)[1] ?? '';
      // An address that is no area's, as of a page that was not found, chooses nothing.
      if (select.selectedIndex < 0) select.selectedIndex = 0;
    }
    input.value =
      new URLSearchParams(area === undefined ? '' : location.search).get(area ? 'term' : 'q') ?? '';
    appStore.typeSearchKey(input.value);
  }, [field, path]);
}
