// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILD_CHECK_INTERVAL_MS, listenForBuild } from './build-check';
import { siteRouter } from './site-router';

const soft = { push: vi.fn(), replace: vi.fn(), prefetch: vi.fn() };
const whole = { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };
const onNewBuild = vi.fn();
const router = siteRouter(soft, whole);
let served: string;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  history.replaceState(null, '', '/products/sp-1');
  served = 'own';
  vi.stubGlobal('fetch', async () => Response.json({ id: served }));
  stop = listenForBuild({ ownBuild: 'own', onNewBuild, whole });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const anHour = () => vi.advanceTimersByTimeAsync(BUILD_CHECK_INTERVAL_MS);
const deploy = () => {
  served = 'next';
  return anHour();
};
/** Simulates Back or Forward: the framework's listener runs before those the page adds later. */
const goBackTo = (address: string) => {
  const framework = vi.fn();
  addEventListener('popstate', framework, { once: true });
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  removeEventListener('popstate', framework);
  return framework;
};

describe('listenForBuild', () => {
  it('leaves navigation alone while the page’s own build is served', async () => {
    await anHour();
    router.push('/a');
    expect(soft.push).toHaveBeenCalledWith('/a', undefined);
    expect(goBackTo('/b')).toHaveBeenCalled();
    expect([onNewBuild, whole.assign, whole.reload].every(({ mock }) => mock.calls.length === 0)).toBe(true);
  });

  it('loads a document for every kind of navigation once another build is served', async () => {
    await deploy();
    expect(onNewBuild).toHaveBeenCalledTimes(1);
    router.push('/a');
    router.replace('/b');
    router.prefetch('/c');
    expect(whole.assign).toHaveBeenCalledExactlyOnceWith('/a');
    expect(whole.replace).toHaveBeenCalledExactlyOnceWith('/b');
    expect(Object.values(soft).every(({ mock }) => mock.calls.length === 0)).toBe(true);
  });

  it('loads a document for back and forward too, before the framework handles them', async () => {
    await deploy();
    expect(goBackTo('/category/c-1')).not.toHaveBeenCalled();
    expect(whole.reload).toHaveBeenCalledTimes(1);
  });

  it('stays on the page for a step back to another place in it', async () => {
    await deploy();
    expect(goBackTo('/products/sp-1#offers')).toHaveBeenCalled();
    expect(whole.reload).not.toHaveBeenCalled();
  });

  it('reports once, and restores everything when it is stopped', async () => {
    await deploy();
    await anHour();
    expect(onNewBuild).toHaveBeenCalledTimes(1);
    stop();
    router.push('/a');
    expect(soft.push).toHaveBeenCalledWith('/a', undefined);
    expect(goBackTo('/b')).toHaveBeenCalled();
  });
});
