/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { EnumItem } from './enumItem';

export const EnumCatalog = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(EnumItem));

export type EnumCatalog = zod.input<typeof EnumCatalog>;
export type EnumCatalogOutput = zod.output<typeof EnumCatalog>;
