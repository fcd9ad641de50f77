// @vitest-environment jsdom
import { getCreateTokenMockHandler } from '@bazaar/api/mocks/connect';
import { getGetCustomerProfileMockHandler } from '@bazaar/api/mocks/customers';
import { getRequestOneTimeCodeMockHandler } from '@bazaar/api/mocks/users';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/mock-server';

const reloadForChunk = vi.hoisted(() => vi.fn());
vi.mock('@/lib/navigation/chunk-failure', () => ({ reloadForChunk }));
const requestCode = vi.hoisted(() => vi.fn());

const backend = mockServer();

async function login(target: (isNewUser: boolean) => string = () => '/profile') {
  const { useLogin } = await import('./use-login');
  return renderHook(() => useLogin(target)).result;
}

beforeEach(() => {
  vi.resetModules();
  reloadForChunk.mockReset();
  requestCode.mockReset();
});
afterEach(() => {
  cleanup();
  vi.doUnmock('./login-calls');
  vi.restoreAllMocks();
});

describe('useLogin', () => {
  it('requests the code and moves on to the code step', async () => {
    vi.doMock('./login-calls', () => ({ requestCode }));
    requestCode.mockResolvedValue({ codeLength: 6, expiresInSeconds: 120, resendAfterSeconds: 60 });
    const result = await login();
    await act(() => result.current.send('09120000000'));
    expect(result.current.state).toMatchObject({ step: 'code', sent: { codeLength: 6 } });
  });

  describe('when the calls cannot be loaded', () => {
    const lose = () =>
      vi.doMock('./login-calls', () => {
        throw new Error('Failed to load chunk a.js');
      });

    it('R-119 reloads the page while there is a connection, and shows nothing meanwhile', async () => {
      lose();
      reloadForChunk.mockReturnValue(true);
      const result = await login();
      await act(() => result.current.send('09120000000'));
      expect(reloadForChunk).toHaveBeenCalledTimes(1);
      expect(result.current.state.problem).toBeUndefined();
    });

    it('shows that there is no connection and keeps the number', async () => {
      lose();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const result = await login();
      act(() => result.current.typeMobile('09120000000'));
      await act(() => result.current.send('09120000000'));
      await waitFor(() => expect(result.current.state.problem).toEqual({ kind: 'network' }));
      expect(result.current.state.mobile).toBe('09120000000');
      expect(reloadForChunk).not.toHaveBeenCalled();
    });
  });

  describe('when the service does not respond', () => {
    const silence = () => new Promise<never>(() => {});

    /** Collects the deadlines of the calls; each runs out when told. */
    function collectDeadlines() {
      const deadlines: { milliseconds: number; runOut: () => void }[] = [];
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
        const late = new AbortController();
        const runOut = () => late.abort(new DOMException('late', 'TimeoutError'));
        deadlines.push({ milliseconds, runOut });
        return late.signal;
      });
      return deadlines;
    }
    const requested = (path: string) =>
      vi.waitFor(() => expect(backend.requests.at(-1)?.path).toMatch(path), { timeout: 60_000 });

    it('gives the number back after 20 seconds', async () => {
      backend.use(getRequestOneTimeCodeMockHandler(silence));
      const deadlines = collectDeadlines();
      const result = await login();
      act(() => result.current.typeMobile('09120000000'));
      await act(async () => {
        const sent = result.current.send('09120000000');
        await requested('/users/login-by-otp');
        expect(deadlines.map(({ milliseconds }) => milliseconds)).toEqual([20_000]);
        deadlines[0]?.runOut();
        await sent;
      });
      expect(result.current.state).toMatchObject({ mobile: '09120000000', problem: { kind: 'network' } });
      expect(result.current.state.busy).toBeUndefined();
    });

    it('gives the code back after 20 seconds', async () => {
      backend.use(getCreateTokenMockHandler(silence));
      const deadlines = collectDeadlines();
      const result = await login();
      act(() => result.current.typeCode('12345'));
      await act(async () => {
        const submitted = result.current.submit('09120000000', '12345');
        await requested('/connect/token');
        expect(deadlines.map(({ milliseconds }) => milliseconds)).toEqual([20_000]);
        deadlines[0]?.runOut();
        await submitted;
      });
      expect(result.current.state).toMatchObject({ code: '12345', problem: { kind: 'network' } });
    });

    it('opens the page after 8 seconds without knowing who is new', async () => {
      const hint = { exp: Date.now() / 1000 + 60, sub: 'usr-1' };
      backend.use(getCreateTokenMockHandler(hint as never), getGetCustomerProfileMockHandler(silence));
      const deadlines = collectDeadlines();
      const target = vi.fn(() => '#opened');
      const result = await login(target);
      await act(async () => {
        const submitted = result.current.submit('09120000000', '12345');
        await requested('/customers/profile');
        expect(deadlines.at(-1)?.milliseconds).toBe(8_000);
        deadlines.at(-1)?.runOut();
        await submitted;
      });
      expect(target).toHaveBeenCalledWith(false);
      expect(result.current.state.problem).toBeUndefined();
    });
  });
});
