/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { GatewayReturnMode } from './gatewayReturnMode';

const gatewayIdMax = 64;

const gatewayCodeMax = 60;

const gatewayTitleMax = 300;

const gatewayMinRialMax = 9007199254740991;

const gatewayMaxRialMax = 9007199254740991;



export const Gateway = zod.object({
  "id": zod.string().min(1).max(gatewayIdMax),
  "code": zod.string().max(gatewayCodeMax),
  "title": zod.string().max(gatewayTitleMax),
  "logo": FileRef,
  "isDefault": zod.boolean(),
  "minRial": zod.int().min(1).max(gatewayMinRialMax),
  "maxRial": zod.int().min(1).max(gatewayMaxRialMax),
  "isHealthy": zod.boolean(),
  "returnMode": GatewayReturnMode
});

export type Gateway = zod.input<typeof Gateway>;
export type GatewayOutput = zod.output<typeof Gateway>;
