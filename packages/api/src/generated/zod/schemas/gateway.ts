/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { GatewayReturnMode } from './gatewayReturnMode';





export const Gateway = zod.object({
  "id": zod.string(),
  "code": zod.string(),
  "title": zod.string(),
  "logo": FileRef,
  "isDefault": zod.boolean(),
  "minRial": zod.int().min(1),
  "maxRial": zod.int().min(1),
  "isHealthy": zod.boolean(),
  "returnMode": GatewayReturnMode
});

export type Gateway = zod.input<typeof Gateway>;
export type GatewayOutput = zod.output<typeof Gateway>;
