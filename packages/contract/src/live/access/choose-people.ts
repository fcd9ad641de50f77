import type { LiveOptions } from '../live-options.ts';
import type { OperationModel } from '../model/operation-model.ts';
import {
  type Credentials,
  carries,
  credentialsFor,
  joined,
  madeUpCredentials,
  noCredentials,
} from './credentials.ts';

export interface Person {
  /** Names the person in reports and separates their objects; never a credential. */
  readonly owner: string;
  readonly credentials: Credentials;
}

export interface OperationPeople {
  /** People who should be allowed, used in turn. */
  readonly own: readonly Person[];
  /** A person without any of the required roles. */
  readonly other: Person | undefined;
  /** Sends no credentials. */
  readonly nobody: Person;
  /** Sends credentials that were made up. */
  readonly stranger: Person;
}

/**
 * Chooses the people for an operation; no credential is sent where none is needed. The roles of the main token are unknown: where a role is
 * required it counts as a person without it, unless it was also given under that role.
 */
export function choosePeople(operation: OperationModel, options: LiveOptions): OperationPeople {
  const plain = plainHeaders(operation, options);
  const person = (owner: string, credentials: Credentials): Person => ({
    owner,
    credentials: joined([plain, credentials]),
  });
  const [first = []] = operation.security;
  const ends = { nobody: person('', noCredentials), stranger: person('nobody', madeUpCredentials(first)) };
  if (operation.login === 'never') return { own: [], other: undefined, ...ends };
  const people = givenPeople(options).flatMap(({ owner, roles, token }) => {
    const credentials = credentialsFor(operation.security, { ...options, token });
    return credentials === undefined ? [] : [{ roles, person: person(owner, credentials) }];
  });
  const needed = operation.roles;
  if (needed.length === 0)
    return { own: people.slice(0, 1).map((one) => one.person), other: undefined, ...ends };
  const isAllowed = ({ roles }: { roles: readonly string[] }) => needed.some((role) => roles.includes(role));
  const own = people.filter(isAllowed).map((one) => one.person);
  return { own, other: people.findLast((one) => !isAllowed(one))?.person, ...ends };
}

/** Returns the headers sent with every request that are no credential of this operation. */
function plainHeaders({ security }: OperationModel, { headers = [] }: LiveOptions): Credentials {
  const schemes = security.flat();
  const plain = headers.filter(([name, value]) => !schemes.some((scheme) => carries(scheme, name, value)));
  const secrets = plain
    .filter(([name]) => /^(authorization|cookie)$|key|token|secret/i.test(name))
    .map(([, text]) => ({ variable: 'CREDENTIAL', text }));
  return {
    ...noCredentials,
    headers: Object.fromEntries(plain.map(([name, value]) => [name.toLowerCase(), value])),
    secrets,
  };
}

/** Returns one person for each token, the main one first; without any token one for the other credentials. */
function givenPeople({ token, tokensByRole }: LiveOptions) {
  const tokens = new Set([
    ...(token === undefined ? [] : [token]),
    ...tokensByRole.map(([, value]) => value),
  ]);
  if (tokens.size === 0) return [{ token: undefined, roles: [], owner: 'credentials' }];
  return [...tokens].map((value) => {
    const roles = tokensByRole.filter(([, other]) => other === value).map(([role]) => role);
    return { token: value, roles, owner: roles.join('+') || 'token' };
  });
}
