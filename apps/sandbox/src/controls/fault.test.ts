import { describe, expect, it } from 'vitest';
import { FaultList, faultFromHeader, faultSchema } from './fault';

describe('faults in force', () => {
  it('meet the paths that begin so, as often as they are meant to', () => {
    const faults = new FaultList();
    faults.add(faultSchema.parse({ path: '/api/v1/categories', status: 503, times: 2 }));
    const take = (path: string) => faults.take('GET', path)?.status;
    expect(take('/api/v1/suppliers')).toBeUndefined();
    expect([take('/api/v1/categories/menu'), take('/api/v1/categories')]).toEqual([503, 503]);
    expect(take('/api/v1/categories')).toBeUndefined();
    expect(faults.list()).toEqual([]);
  });

  it('may be for one method only, and last until cleared', () => {
    const faults = new FaultList();
    faults.add(faultSchema.parse({ method: 'post', kind: 'garbage' }));
    expect(faults.take('GET', '/api/v1/x')).toBeUndefined();
    expect(faults.take('POST', '/api/v1/x')?.kind).toBe('garbage');
    expect(faults.take('POST', '/api/v1/x')?.kind).toBe('garbage');
    faults.clear();
    expect(faults.take('POST', '/api/v1/x')).toBeUndefined();
  });
});

describe('the fault of one request', () => {
  it('is read from its header', () => {
    expect(faultFromHeader('status=503; delayMs=200')).toMatchObject({ status: 503, delayMs: 200 });
    expect(faultFromHeader('kind=half')).toMatchObject({ kind: 'half' });
  });

  it.each([undefined, 'status=200', 'kind=unknown'])('is none for %s', (header) => {
    expect(faultFromHeader(header)).toBeUndefined();
  });
});
