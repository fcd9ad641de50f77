// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reloadForChunk = vi.hoisted(() => vi.fn());
vi.mock('@/lib/navigation/chunk-failure', () => ({ reloadForChunk }));
const requestCode = vi.hoisted(() => vi.fn());

async function login() {
  const { useLogin } = await import('./use-login');
  return renderHook(() => useLogin(() => '/profile')).result;
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
});
