import { describe, expect, it } from 'vitest';
import { addressOf } from './made-address';

describe('the address of what was made', () => {
  it.each([
    ['/notes/{id}', { id: 'note-1' }, '/api/v1/notes/note-1'],
    ['/notes/{id}', { id: 'a/b?c' }, '/api/v1/notes/a%2Fb%3Fc'],
    ['/agents?of={merchantId}', { merchantId: 'm 1' }, '/api/v1/agents?of=m%201'],
    ['/customers/profile', undefined, '/api/v1/customers/profile'],
    ['{url}', { url: '/files/f-1/نقشه.pdf' }, '/files/f-1/%D9%86%D9%82%D8%B4%D9%87.pdf'],
    ['{url}', { url: '/files/f-1/%D9%86%20a.pdf' }, '/files/f-1/%D9%86%20a.pdf'],
  ])('%s of %j', (pattern, body, address) => {
    expect(addressOf(pattern, body)).toBe(address);
  });

  it('is refused when the answer does not name it', () => {
    expect(() => addressOf('/notes/{id}', {})).toThrow('no id');
  });
});
