/**
 * Generated from the contract; do not edit.
 */
import type { EnumItem } from './enumItem';

/**
 * Enumerations by name. A reader ignores names it does not know.
 */
export interface EnumCatalog {[key: string]: EnumItem[]}
