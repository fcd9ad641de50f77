import { ownIds } from '@bazaar/ui/own-ids';
import type { Decorator } from '@storybook/react-vite';
import { IdsOfPage } from './docs/ids-of-page';

/** On a page of many stories each has ids of its own; alone, a story has those it was written with. */
export const withOwnIds: Decorator = (Story, { args, name, viewMode }) => {
  if (viewMode !== 'docs') return <Story />;
  const suffix = name.replaceAll(' ', '');
  return (
    <IdsOfPage suffix={suffix}>
      <Story args={ownIds(args, suffix)} />
    </IdsOfPage>
  );
};
