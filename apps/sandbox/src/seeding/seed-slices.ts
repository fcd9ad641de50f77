import { contentsSlice } from './contents-slice';
import { geographySlice } from './geography-slice';
import { knowledgePeopleSlice } from './knowledge-people-slice';
import { knowledgeSlice } from './knowledge-slice';
import { merchantsSlice } from './merchants-slice';
import { moneySlice } from './money-slice';
import { peopleSlice } from './people-slice';
import type { SeedSlice } from './seed-slice';
import { tradeSlice } from './trade-slice';
import { userAddressesSlice } from './user-addresses-slice';

/** The parts of the seed besides the catalogue, in writing order. */
export const seedSlices: readonly SeedSlice[] = [
  geographySlice,
  merchantsSlice,
  userAddressesSlice,
  peopleSlice,
  knowledgeSlice,
  contentsSlice,
  knowledgePeopleSlice,
  moneySlice,
  tradeSlice,
];
