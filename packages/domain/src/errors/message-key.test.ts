import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeFailure } from './message-key';

it.each([
  [400, 'otp-wrong', 'codeWrong', false],
  [400, 'otp-expired', 'codeExpired', false],
  [429, 'otp-locked', 'codeLocked', false],
  [401, 'token-expired', 'sessionEnded', false],
  [409, 'conflict', 'conflict', false],
  [409, 'supplier-no-direct-order', 'noDirectOrder', false],
  [403, 'profile-incomplete', 'profileIncomplete', false],
  [422, 'validation', 'validation', false],
  [429, 'rate-limited', 'rateLimited', true],
  [415, 'file-type', 'fileType', false],
  [413, undefined, 'fileSize', false],
  [401, undefined, 'sessionEnded', false],
  [403, undefined, 'forbidden', false],
  [404, undefined, 'notFound', false],
  [410, undefined, 'gone', false],
  [404, 'a-code-of-tomorrow', 'notFound', false],
  [418, undefined, 'service', true],
  [500, undefined, 'service', true],
  [503, 'server', 'service', true],
  [408, undefined, 'network', true],
  [undefined, undefined, 'network', true],
  [500, '__proto__', 'service', true],
  [500, 'toString', 'service', true],
])('R-110 R-112 status %s, code %s: %s, retry %s', (status, code, messageKey, canRetry) => {
  expect(describeFailure(status, code)).toEqual({ messageKey, canRetry });
});

it('R-111 returns a key of our own for any code of a backend', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 999 }), fc.string(), (status, code) => {
      expect(describeFailure(status, code).messageKey).toMatch(/^[a-z][A-Za-z]+$/);
      expect(describeFailure(status, code).messageKey).not.toBe(code);
    }),
  );
});
