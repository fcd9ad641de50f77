import type { LiveOptions } from './live-options.ts';
import type { OperationModel } from './model/operation-model.ts';

export interface NamedToken {
  /** Names the person in reports and keeps what they own apart; never the token itself. */
  readonly owner: string;
  readonly token: string;
}

export interface OperationTokens {
  /** Tokens that should be let in, one used after another. */
  readonly own: readonly NamedToken[];
  /** Of a person none of whose roles is asked for. */
  readonly other: NamedToken | undefined;
}

/**
 * Which of the given tokens an operation is driven with; where none is needed none is sent. Of the main token no role is known: where one
 * is asked for it counts as a person without it, unless it was also named under that role.
 */
export function chooseTokens(operation: OperationModel, options: LiveOptions): OperationTokens {
  if (operation.login === 'never') return { own: [], other: undefined };
  const people = peopleOf(options);
  if (operation.roles.length === 0) return { own: people.slice(0, 1), other: undefined };
  const own = people.filter(({ roles }) => operation.roles.some((role) => roles.includes(role)));
  return { own, other: people.findLast((person) => !own.includes(person)) };
}

/** One for each token, the main one first. */
function peopleOf({ token, tokensByRole }: LiveOptions): (NamedToken & { roles: string[] })[] {
  const tokens = new Set([
    ...(token === undefined ? [] : [token]),
    ...tokensByRole.map(([, value]) => value),
  ]);
  return [...tokens].map((value) => {
    const roles = tokensByRole.filter(([, other]) => other === value).map(([role]) => role);
    return { token: value, roles, owner: roles.join('+') || 'token' };
  });
}
