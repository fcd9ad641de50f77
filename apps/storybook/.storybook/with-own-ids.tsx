import { ownIds } from '@bazaar/ui/own-ids';
import type { Decorator } from '@storybook/react-vite';

/** On a page of many stories each has ids of its own; alone, a story has those it was written with. */
export const withOwnIds: Decorator = (Story, { args, name, viewMode }) =>
  viewMode === 'docs' ? <Story args={ownIds(args, name.replaceAll(' ', ''))} /> : <Story />;
