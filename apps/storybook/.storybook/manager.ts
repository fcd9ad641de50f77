// Storybook compiles this file without the automatic runtime of JSX.
import { createElement, Fragment, useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import './toolbar/side-by-side';
import { hasOtherNames, shownName, statusOf, titleWithNames } from '../catalogue/search-names';
import { branding, nameThePage } from './manager-parts/branding';
import { sayWhereNoStoryIs } from './manager-parts/no-story';

interface StoryIndex {
  readonly v: number;
  readonly entries: Readonly<Record<string, { readonly title: string }>>;
}

const withNames = (index: StoryIndex): StoryIndex => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => [
      id,
      { ...entry, title: titleWithNames(entry.title) },
    ]),
  ),
});

const hasNames = ({ entries }: StoryIndex): boolean =>
  Object.values(entries).some(({ title }) => hasOtherNames(title));

nameThePage();
sayWhereNoStoryIs();

addons.setConfig({
  theme: branding,
  sidebar: {
    renderLabel: ({ name }: { readonly name: string }) => {
      const status = statusOf(name);
      const shown = shownName(name);
      if (!status || status === 'stable') return shown;
      return createElement(
        Fragment,
        {},
        shown,
        createElement('small', { className: `status status-${status}` }, status),
      );
    },
  },
});

/** Adds the other names to the index each time Storybook has read it. It shows nothing. */
function SearchNames() {
  const api = useStorybookApi();
  const index = useStorybookState().internal_index as StoryIndex | undefined;
  useEffect(() => {
    if (index && !hasNames(index)) void api.setIndex(withNames(index) as never);
  }, [api, index]);
  return null;
}

// The sidebar searches titles only: the other names of a component become a part of its title, and its label leaves them out.
addons.register('bazaar/search-names', () => {
  addons.add('bazaar/search-names', {
    type: types.TOOLEXTRA,
    title: 'Other names',
    match: () => true,
    render: () => createElement(SearchNames),
  });
});
