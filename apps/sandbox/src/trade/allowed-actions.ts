import type { TradeRequestAction } from '@bazaar/api/model';
import type { TradeStatus } from './request-types';
import { type Guards, type TradeStep, transition } from './transitions';

/** Roles that may write drafts, and roles that may confirm and publish them; equal to the contract's `x-roles` of those calls. */
const drafting = ['Consumer', 'ConsumerOwner', 'Buyer', 'Customer', 'MerchantAgent', 'Supplier', 'Admin'];
const buying = ['Customer', 'Buyer', 'ConsumerOwner', 'Supplier'];

const talking: readonly TradeStatus[] = ['Published', 'Seen', 'Answered', 'Agreed', 'Declined', 'Expired'];

const steps: readonly { action: TradeRequestAction; step: TradeStep; roles: readonly string[] }[] = [
  { action: 'Edit', step: 'Edit', roles: drafting },
  { action: 'RequestConfirmation', step: 'RequestConfirmation', roles: buying },
  { action: 'Publish', step: 'Publish', roles: buying },
  { action: 'Withdraw', step: 'Withdraw', roles: drafting },
];

export interface ActionSituation extends Guards {
  status: TradeStatus;
  /** Of the owner who reads it. */
  roles: readonly string[];
}

/** Returns what the owner may do now. The screens show these and compute nothing. */
export function allowedActions({ status, roles, ...guards }: ActionSituation): TradeRequestAction[] {
  const has = (wanted: readonly string[]) => roles.some((role) => wanted.includes(role));
  const bySteps = steps
    .filter((entry) => has(entry.roles) && 'to' in transition(status, entry.step, guards))
    .map(({ action }) => action);
  return [
    ...bySteps,
    ...(status === 'AwaitingPayment' && !guards.isPaymentInProgress && !guards.isPaymentOver
      ? (['Pay'] as const)
      : []),
    ...(has(drafting) ? (['Duplicate'] as const) : []),
    ...(talking.includes(status) ? (['Message'] as const) : []),
  ];
}
