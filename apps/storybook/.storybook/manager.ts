// Storybook compiles this file without the automatic runtime of JSX.
import { createElement, Fragment, useEffect, useState } from 'react';
import { DOCS_RENDERED, STORY_RENDERED } from 'storybook/internal/core-events';
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

/**
 * Adds the other names to the index each time Storybook has read it, the first time when something is shown: the sidebar is rendered anew
 * with every title, which the first story need not wait for. It shows nothing.
 */
function SearchNames() {
  const api = useStorybookApi();
  const index = useStorybookState().internal_index as StoryIndex | undefined;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = () => setShown(true);
    const stops = [DOCS_RENDERED, STORY_RENDERED].map((event) => api.on(event, show));
    return () => {
      for (const stop of stops) stop();
    };
  }, [api]);
  useEffect(() => {
    if (isShown && index && !hasNames(index)) void api.setIndex(withNames(index) as never);
  }, [api, index, isShown]);
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
