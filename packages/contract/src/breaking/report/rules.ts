import type { Change } from '../change.ts';
import { fieldRules } from './field-rules.ts';
import type { Rule } from './rule.ts';

const rules: Readonly<Record<string, Rule>> = {
  'operation-removed': {
    says: 'the call is gone',
    action: 'Stop calling it; the service answers 404 or 405.',
  },
  'webhook-removed': {
    says: 'a webhook is no longer sent',
    action: 'Do not wait for it; read what it told in another way.',
  },
  'callback-removed': {
    says: 'a callback is no longer sent',
    action: 'Do not wait for it; read what it told in another way.',
  },
  'removed-before-sunset': {
    says: 'it is gone before its announced end',
    action: 'Ask for it to stay until that day, or stop using it now.',
  },
  'sunset-removed': {
    says: 'it stays deprecated, but its last day is no longer announced',
    action: 'Ask for the day, and stop using it.',
  },
  'sunset-missing': {
    says: 'it is deprecated without a last day',
    action: 'Ask for the day (x-sunset), and stop using it.',
  },
  'sunset-earlier': { says: 'its last day comes earlier', action: 'Stop using it before that day.' },
  'sunset-too-soon': {
    says: 'its last day is sooner than agreed',
    action: 'Ask for the agreed time, or stop using it before that day.',
  },
  'sunset-unreadable': {
    says: 'its last day is no date',
    action: 'Ask for a date of the form 2026-12-31.',
  },
  'stability-decreased': {
    says: 'it is less stable than it was',
    action: 'Expect changes without notice, or stop using it.',
  },
  'stability-unknown': {
    says: 'its stability level is none of draft, alpha, beta, stable',
    action: 'Ask for one of the known levels.',
  },
  'oauth-flow-removed': {
    says: 'a way to get a token is gone',
    action: 'Get the token by one of the flows that are left.',
  },
  'oauth-address-changed': {
    says: 'an address for tokens is another',
    action: 'Get and renew tokens at the new address.',
  },
  'oauth-scope-removed': {
    says: 'a scope is no longer granted',
    action: 'Ask for one of the scopes that are left.',
  },
  'request-parameter-empty-forbidden': {
    says: 'a parameter may no longer be empty',
    action: 'Send a value, or leave it out.',
  },
  'response-parameter-written-otherwise': {
    says: 'a value of several parts is written otherwise',
    action: 'Read it the new way.',
  },
  'response-parameter-removed': {
    says: 'a parameter is no longer sent',
    action: 'Do without it; read what it told in another way.',
  },
  'response-parameter-optional': {
    says: 'a parameter may be missing',
    action: 'Handle its absence.',
  },
  'request-header-required': {
    says: 'a header that could be left out must be sent',
    action: 'Send it with every answer.',
  },
  'request-status-removed': {
    says: 'an answer is no longer taken as a success',
    action: 'Answer with one of the statuses that are left.',
  },
  'response-body-removed': {
    says: 'a body is no longer sent',
    action: 'Do without it; read what it held in another way.',
  },
  'response-body-optional': { says: 'a body may be missing', action: 'Handle its absence.' },
  'response-link-removed': {
    says: 'a link to a further call is no longer described',
    action: 'Build the further call yourself.',
  },
  'request-value-forbidden': {
    says: 'no value is taken here any more',
    action: 'Leave it out.',
  },
  'response-value-allowed': {
    says: 'values may come where none could',
    action: 'Be ready for what may come now.',
  },
  'operation-id-changed': {
    says: 'the call has another name',
    action: 'Generate the client anew and use the new name.',
  },
  'operation-tag-changed': {
    says: 'the call moved to another group',
    action: 'Generate the client anew and import it from its new module.',
  },
  'server-removed': {
    says: 'a base address is gone',
    action: 'Point clients at one of the addresses that are left.',
  },
  'security-scheme-changed': {
    says: 'a way to authenticate works otherwise',
    action: 'Authenticate the new way.',
  },
  'security-tightened': {
    says: 'a way to authenticate is no longer enough',
    action: 'Send what is asked for now, with all its scopes.',
  },
  'roles-narrowed': {
    says: 'fewer people may call it',
    action: 'Expect 401 or 403 for the others, and do not offer it to them.',
  },
  ...fieldRules,
};

const facets: Readonly<Record<string, string>> = {
  type: 'type',
  nullability: 'null',
  enum: 'values',
  minimum: 'lower bound',
  maximum: 'upper bound',
  length: 'length',
  items: 'number of items',
  'properties-count': 'number of fields',
  pattern: 'pattern',
  format: 'format',
  multiple: 'step',
  uniqueness: 'uniqueness of items',
  content: 'what a text holds',
  contains: 'items a list must contain',
  not: 'excluded values',
  condition: 'if, then, else',
  dependency: 'fields that depend on others',
  'property-names': 'names of fields',
};

/** Texts of rules that are the same for both sides of a call. */
const bothSides: Readonly<Record<string, Rule>> = {
  discriminator: {
    says: 'shapes are told apart otherwise',
    action: 'Generate the client anew and tell them apart the new way.',
  },
  xml: { says: 'it is written otherwise in XML', action: 'Write and read it the new way.' },
  encoding: { says: 'a part of a form is written otherwise', action: 'Write and read it the new way.' },
};

/** Identifiers of all rules, for the settings of a team. */
export const ruleIds: ReadonlySet<string> = new Set([
  ...Object.keys(rules),
  ...Object.keys(facets).flatMap((facet) =>
    ['request', 'response'].flatMap((side) => [
      `${side}-${facet}-${side === 'request' ? 'narrowed' : 'widened'}`,
      `${side}-${facet}-changed`,
    ]),
  ),
  ...Object.keys(bothSides).flatMap((name) => [`request-${name}-changed`, `response-${name}-changed`]),
]);

/** Returns the texts of a finding. Throws for a rule without texts. */
export function ruleOf({ rule }: Pick<Change, 'rule'>): Rule {
  const known = rules[rule];
  if (known !== undefined) return known;
  const [, side, name = ''] = /^(request|response)-(.+)-(?:narrowed|widened|changed)$/.exec(rule) ?? [];
  const facet = facets[name];
  if (facet !== undefined && side === 'request')
    return {
      says: `less is taken (${facet})`,
      action: 'Send only what is still taken, and check it before sending.',
    };
  if (facet !== undefined)
    return { says: `more may come (${facet})`, action: 'Be ready for what may come now.' };
  const both = bothSides[name];
  if (both !== undefined) return both;
  throw new Error(`the rule ${rule} has no words`);
}
