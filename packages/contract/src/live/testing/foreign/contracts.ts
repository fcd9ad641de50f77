import type { JsonObject } from '../../../document.ts';
import { fleetContract } from './fleet-contract.ts';
import { ledgerContract } from './ledger-contract.ts';
import { libraryContract } from './library-contract.ts';

/** Contracts of three styles, none of which this repository's own has. */
export const contracts = {
  library: libraryContract,
  fleet: fleetContract,
  ledger: ledgerContract,
} as const satisfies Record<string, JsonObject>;

export type ForeignName = keyof typeof contracts;
