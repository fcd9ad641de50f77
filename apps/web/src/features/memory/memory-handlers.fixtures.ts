import { getListCategoryPropertiesMockHandler as properties } from '@bazaar/api/mocks/categories';
import { getListMeasurementUnitsMockHandler as units } from '@bazaar/api/mocks/measurement-quantities';
import { getListNotesMockHandler as listNotes } from '@bazaar/api/mocks/notes';
import { getListLastVisitsMockHandler as listVisits } from '@bazaar/api/mocks/page-visits';
import { getGetSupplierProductCatalogMockHandler as product } from '@bazaar/api/mocks/supplier-products';
import {
  getListFavoritesMockHandler as listFavourites,
  getListFavoritesByTypeMockHandler as listFavouritesByType,
} from '@bazaar/api/mocks/user-favorites';
import { timelineHandlers } from '@/entities/object-timeline/timeline-handlers.fixtures';
import { favouritePage, notePage, visitedProperties, visitedUnits, visitPage } from './memory.fixtures';

/** The reads of the three lists, for tests and stories. */
export const memoryHandlers = () => [
  listNotes(notePage()),
  listFavourites(favouritePage()),
  listFavouritesByType(favouritePage()),
  listVisits(visitPage()),
  properties(visitedProperties),
  units(visitedUnits),
];

/** The same, of somebody who has left nothing yet. */
export const emptyMemoryHandlers = () => [
  listNotes(notePage([])),
  listFavourites(favouritePage([])),
  listFavouritesByType(favouritePage([])),
  listVisits(visitPage([])),
];

/** The reads of the three lists and of the object that stands open beside them on wide screens, for stories. */
export const memoryStoryHandlers = () => [...memoryHandlers(), product(), ...timelineHandlers()];
