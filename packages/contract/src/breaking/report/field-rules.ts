import type { Rule } from './rule.ts';

/** Texts of the rules that concern what is sent in a request, or read in a response. */
export const fieldRules: Readonly<Record<string, Rule>> = {
  'request-parameter-removed': {
    says: 'a parameter is no longer read',
    action: 'Do not count on its effect; leave it out.',
  },
  'request-required-parameter-added': {
    says: 'a parameter must be sent now',
    action: 'Send it with every call.',
  },
  'request-parameter-required': {
    says: 'a parameter that could be left out must be sent',
    action: 'Send it with every call.',
  },
  'request-parameter-written-otherwise': {
    says: 'a value of several parts is written otherwise',
    action: 'Write it the new way.',
  },
  'request-default-changed': {
    says: 'leaving a value out means something else',
    action: 'Send the old default where you meant it.',
  },
  'request-body-added': { says: 'a body must be sent now', action: 'Send one.' },
  'request-body-required': {
    says: 'a body that could be left out must be sent',
    action: 'Send one with every call.',
  },
  'request-body-removed': {
    says: 'the body is no longer read',
    action: 'Do not count on its effect; send none.',
  },
  'request-media-type-removed': {
    says: 'a kind of body is no longer taken',
    action: 'Send one of the kinds that are left.',
  },
  'request-property-removed': {
    says: 'a field is no longer read',
    action: 'Do not count on its effect; leave it out.',
  },
  'request-required-property-added': { says: 'a new field must be sent', action: 'Send it.' },
  'request-property-required': {
    says: 'a field that could be left out must be sent',
    action: 'Always send it.',
  },
  'request-additional-properties-forbidden': {
    says: 'fields the contract does not name are refused',
    action: 'Send named fields alone.',
  },
  'request-known-values-removed': {
    says: 'a value is no longer known',
    action: 'Send one of the values that are known.',
  },
  'request-union-narrowed': {
    says: 'one of the shapes is no longer taken',
    action: 'Send one of the shapes that are left.',
  },
  'response-status-removed': {
    says: 'a success has another status',
    action: 'Handle the status that is answered now.',
  },
  'response-status-added': { says: 'there is a status callers do not know', action: 'Handle it.' },
  'response-default-removed': {
    says: 'refusals are no longer described',
    action: 'Handle any refusal by its status alone.',
  },
  'response-body-added': {
    says: 'there is a body where there was none',
    action: 'Read it, or drop it on purpose.',
  },
  'response-media-type-removed': {
    says: 'the answer is of another kind',
    action: 'Read the kind that is answered now.',
  },
  'response-header-removed': { says: 'a header is gone', action: 'Do without it.' },
  'response-header-optional': {
    says: 'a header may be missing',
    action: 'Do without it where it is missing.',
  },
  'response-required-property-removed': { says: 'a field is gone', action: 'Do without it.' },
  'response-optional-property-removed': {
    says: 'a field that could be missing is gone',
    action: 'Drop the code that reads it.',
  },
  'response-property-optional': { says: 'a field may be missing', action: 'Handle its absence.' },
  'response-additional-properties-allowed': {
    says: 'fields the contract does not name may come',
    action: 'Ignore what you do not know.',
  },
  'response-union-widened': {
    says: 'there is a shape callers do not know',
    action: 'Handle it, or show it neutrally.',
  },
};
