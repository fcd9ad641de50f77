import { SET_INDEX, STORY_INDEX_INVALIDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { shownName, statusOf, titleWithNames } from '../catalogue/search-names';

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

addons.setConfig({
  sidebar: {
    renderLabel: ({ name }: { readonly name: string }) => {
      const status = statusOf(name);
      const shown = shownName(name);
      if (!status || status === 'stable') return shown;
      return (
        <>
          {shown} <small className={`status status-${status}`}>{status}</small>
        </>
      );
    },
  },
});

// The sidebar searches titles only: the other names of a component become a part of its title, and its label leaves them out.
addons.register('bazaar/search-names', (api) => {
  const setIndex = (index: StoryIndex) => void api.setIndex(withNames(index) as never);
  const readIndex = async () => setIndex((await (await fetch('./index.json')).json()) as StoryIndex);
  api.on(SET_INDEX, setIndex);
  api.on(STORY_INDEX_INVALIDATED, () => void readIndex());
  void readIndex();
});
