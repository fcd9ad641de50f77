/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { RequiredDate } from './requiredDate';
import { RequiredFlag } from './requiredFlag';
import { RequiredNumber } from './requiredNumber';
import { RequiredOptions } from './requiredOptions';
import { RequiredText } from './requiredText';

export const TradeRequestPropertyInput = /*#__PURE__*/ zod.discriminatedUnion('dataType', [RequiredNumber,RequiredOptions,RequiredFlag,RequiredText,RequiredDate]);

export type TradeRequestPropertyInput = zod.input<typeof TradeRequestPropertyInput>;
export type TradeRequestPropertyInputOutput = zod.output<typeof TradeRequestPropertyInput>;
