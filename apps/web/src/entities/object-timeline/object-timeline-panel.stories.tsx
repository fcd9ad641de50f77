import '@bazaar/ui/memory.css';
import {
  getListConversationsMockHandlerDefault as noQuestions,
  getListConversationsMockHandler as questions,
} from '@bazaar/api/mocks/conversations';
import {
  getListNotesByObjectMockHandlerDefault as noNotes,
  getListNotesByObjectMockHandler as notes,
} from '@bazaar/api/mocks/notes';
import {
  getListLastVisitsMockHandlerDefault as noVisits,
  getListLastVisitsMockHandler as visits,
} from '@bazaar/api/mocks/page-visits';
import {
  getGetSupplierProductCatalogMockHandler404 as gone,
  getGetSupplierProductCatalogMockHandlerDefault as noProduct,
  getGetSupplierProductCatalogMockHandler as product,
} from '@bazaar/api/mocks/supplier-products';
import {
  getListTradeRequestsBySupplierMockHandlerDefault as noRequests,
  getListTradeRequestsBySupplierMockHandler as requests,
} from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import {
  getGetFavoriteByObjectMockHandlerDefault as failedFavourite,
  getGetFavoriteByObjectMockHandler as favourite,
  getGetFavoriteByObjectMockHandler204 as noFavourite,
} from '@bazaar/api/mocks/user-favorites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/testing/story-of-person';
import * as known from './object-timeline.fixtures';
import { ObjectTimelinePanel } from './object-timeline-panel';
import { timelineHandlers } from './timeline-handlers.fixtures';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });
const done = timelineHandlers();

/** The panel with its calls, on the mocks of the contract. */
const meta = {
  title: 'Screens/Account/Object timeline',
  component: ObjectTimelinePanel,
  tags: ['!autodocs'],
  args: { object: known.object, onClose: () => undefined },
} satisfies Meta<typeof ObjectTimelinePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: told(product(), ...done) };
export const Gone: Story = { parameters: told(gone(), ...done) };
export const Loading: Story = {
  parameters: told(
    product(never),
    notes(never),
    favourite(never),
    visits(never),
    questions(never),
    requests(never),
    units(never),
  ),
};
export const Empty: Story = {
  parameters: told(
    product(),
    notes([]),
    noFavourite(),
    visits({ ...known.visits, items: [], totalCount: 0 }),
    questions(known.nothing),
    requests(known.noRequests),
    units(),
  ),
};
export const Failed: Story = {
  name: 'Error',
  parameters: told(
    noProduct(),
    noNotes(),
    failedFavourite(),
    noVisits(),
    noQuestions(),
    noRequests(),
    units(),
  ),
};
