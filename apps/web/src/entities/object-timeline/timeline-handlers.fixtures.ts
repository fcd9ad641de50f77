import {
  getListConversationMessagesMockHandler as messages,
  getListConversationsMockHandler as questions,
} from '@bazaar/api/mocks/conversations';
import { getListNotesByObjectMockHandler as notes } from '@bazaar/api/mocks/notes';
import { getListLastVisitsMockHandler as visits } from '@bazaar/api/mocks/page-visits';
import { getListTradeRequestsBySupplierMockHandler as requests } from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import { getGetFavoriteByObjectMockHandler as favourite } from '@bazaar/api/mocks/user-favorites';
import * as known from './object-timeline.fixtures';

/** The reads of one object's timeline but the object's own, for stories. */
export const timelineHandlers = () => [
  notes(known.notes),
  favourite(known.favourite),
  visits(known.visits),
  questions({ ...known.nothing, items: [known.question], totalCount: 1 }),
  messages(known.messages),
  requests(known.requests),
  units(),
];
