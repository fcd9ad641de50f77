/** A story as a page orders it. */
export interface OrderedStory {
  readonly id: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

export interface PageParts<Story> {
  /** Default or Ready; the first story of a page that has neither. */
  readonly lead: Story | undefined;
  readonly playground: Story | undefined;
  /** The rest, in the order they were written. */
  readonly states: readonly Story[];
}

/** Orders the stories of a page. Those tagged `!autodocs` only test and are left out: Storybook has removed the tag `autodocs` from them. */
export function pageParts<Story extends OrderedStory>(stories: readonly Story[]): PageParts<Story> {
  const shown = stories.filter(({ tags }) => tags?.includes('autodocs'));
  const named = (name: string) => shown.find((story) => story.name === name);
  const playground = named('Playground');
  const lead = named('Default') ?? named('Ready') ?? shown.find((story) => story !== playground);
  return { lead, playground, states: shown.filter((story) => story !== lead && story !== playground) };
}
