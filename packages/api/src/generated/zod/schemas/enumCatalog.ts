/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { EnumItem } from './enumItem';

export const EnumCatalogMaxOne = 200;



export const EnumCatalog = zod.record(zod.string(), zod.array(EnumItem).max(EnumCatalogMaxOne));

export type EnumCatalog = zod.input<typeof EnumCatalog>;
export type EnumCatalogOutput = zod.output<typeof EnumCatalog>;
