import { describe, expect, it } from 'vitest';
import { validatePrompt } from './validate-prompt.ts';

describe('what a prompt takes', () => {
  it('says what the specification says, unless told otherwise', () => {
    expect(validatePrompt('email', 'nobody')).toBe('Invalid email address');
    expect(validatePrompt('url', 'nowhere')).toBe('Invalid URL');
    expect(validatePrompt('email', 'nobody', { email: 'no' })).toBe('no');
    expect(validatePrompt('url', 'nowhere', { email: 'no' })).toBe('Invalid URL');
  });

  it.each(['a@b.example', ' info@pars.example ', 'first.last+x@sub.pars.example'])(
    'takes the mail %s',
    (text) => {
      expect(validatePrompt('email', text)).toBeUndefined();
    },
  );

  it.each([
    'a@b',
    '@b.example',
    'a b@c.example',
    'a@b..example',
    'a@-b.example',
    `${'a'.repeat(250)}@b.example`,
  ])('refuses the mail %s', (text) => {
    expect(validatePrompt('email', text)).toBeDefined();
  });

  it.each(['https://pars.example', 'http://pars.example:8080/a?b=1#c', 'https://پارس.example/کالا'])(
    'takes the address %s',
    (text) => {
      expect(validatePrompt('url', text)).toBeUndefined();
    },
  );

  it.each([
    'pars.example',
    'javascript:alert(1)',
    'ftp://pars.example',
    'https://pars',
    'https://a b.example',
  ])('refuses the address %s', (text) => {
    expect(validatePrompt('url', text)).toBeDefined();
  });

  it('leaves an empty answer and plain text alone', () => {
    expect(validatePrompt('email', '  ')).toBeUndefined();
    expect(validatePrompt('text', 'anything')).toBeUndefined();
  });
});
