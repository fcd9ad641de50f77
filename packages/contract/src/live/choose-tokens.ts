import type { LiveOptions } from './live-options.ts';
import type { OperationModel } from './model/operation-model.ts';

export interface NamedToken {
  /** Names the person in reports and separates their objects; never the token itself. */
  readonly owner: string;
  readonly token: string;
}

export interface OperationTokens {
  /** Tokens that should be allowed, used in turn. */
  readonly own: readonly NamedToken[];
  /** Token of a person without any of the required roles. */
  readonly other: NamedToken | undefined;
}

/**
 * Chooses the tokens for an operation; none is sent where none is needed. The roles of the main token are unknown: where a role is required
 * it counts as a person without it, unless it was also given under that role.
 */
export function chooseTokens(operation: OperationModel, options: LiveOptions): OperationTokens {
  if (operation.login === 'never') return { own: [], other: undefined };
  const people = peopleOf(options);
  if (operation.roles.length === 0) return { own: people.slice(0, 1), other: undefined };
  const own = people.filter(({ roles }) => operation.roles.some((role) => roles.includes(role)));
  return { own, other: people.findLast((person) => !own.includes(person)) };
}

/** Returns one person for each token, the main one first. */
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
