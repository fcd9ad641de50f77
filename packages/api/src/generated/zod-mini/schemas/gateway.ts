/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { GatewayReturnMode } from './gatewayReturnMode';





export const Gateway = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "logo": FileRef,
  "isDefault": /*#__PURE__*/ zod.boolean(),
  "minRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "maxRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "isHealthy": /*#__PURE__*/ zod.boolean(),
  "returnMode": GatewayReturnMode
});

export type Gateway = zod.input<typeof Gateway>;
export type GatewayOutput = zod.output<typeof Gateway>;
