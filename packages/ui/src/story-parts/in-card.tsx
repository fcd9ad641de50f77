import type { Decorator } from '@storybook/react-vite';
import { Card } from '../card/card';
import { keyTable } from './key-table';

/** As wide as a column of a grid of cards; `parameters.column` sets another width in px, `parameters.wide` the whole screen. */
export const inCard: Decorator = (Story, { parameters }) => (
  <div style={{ maxInlineSize: parameters.wide ? undefined : (parameters.column ?? 340) }}>
    <Card>
      <Story />
    </Card>
  </div>
);

/** The keys of a card that is one link. */
export const cardKeys = keyTable({
  Tab: 'to the card, which is one link',
  Enter: 'follows it',
});
