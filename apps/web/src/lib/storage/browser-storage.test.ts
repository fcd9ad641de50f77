// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './browser-storage';

const KEY = 'k';
const fail = (name: string) => () => {
  throw new DOMException('no', name);
};

beforeEach(() => {
  for (const storage of [deviceStorage, tabStorage]) storage.remove(KEY);
});
afterEach(() => vi.unstubAllGlobals());

it('stores text and values in the area of their name', () => {
  expect(deviceStorage.write(KEY, 'a')).toBe('stored');
  expect(tabStorage.writeJson(KEY, { b: 1 })).toBe('stored');
  expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual(['a', '{"b":1}']);
  expect([deviceStorage.read(KEY), tabStorage.readJson(KEY)]).toEqual(['a', { b: 1 }]);
  deviceStorage.remove(KEY);
  expect([localStorage.getItem(KEY), deviceStorage.read(KEY)]).toEqual([null, null]);
});

it('lists stored keys, and those held for the page', () => {
  localStorage.setItem(KEY, 'a');
  expect(deviceStorage.keys()).toEqual([KEY]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail('QuotaExceededError'));
  deviceStorage.write('b', 'b');
  expect(deviceStorage.keys()).toEqual([KEY, 'b']);
  deviceStorage.remove('b');
});

it.each([[null], [''], ['{'], ['{"a":']])('reads %j as no value', (stored) => {
  if (stored !== null) localStorage.setItem(KEY, stored);
  expect(deviceStorage.readJson(KEY)).toBeUndefined();
});

describe('a full storage', () => {
  beforeEach(() => {
    localStorage.setItem(KEY, 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail('QuotaExceededError'));
  });

  it('reports it, and the page continues with the new value', () => {
    expect(deviceStorage.write(KEY, 'new')).toBe('full');
    expect([deviceStorage.read(KEY), localStorage.getItem(KEY)]).toEqual(['new', 'old']);
    expect(tabStorage.read(KEY)).toBeNull();
  });

  it('stores again once there is room, and drops the held value', () => {
    deviceStorage.write(KEY, 'new');
    vi.restoreAllMocks();
    expect(deviceStorage.write(KEY, 'newer')).toBe('stored');
    localStorage.setItem(KEY, 'of another tab');
    expect(deviceStorage.read(KEY)).toBe('of another tab');
    deviceStorage.remove(KEY);
    expect(deviceStorage.read(KEY)).toBeNull();
  });
});

describe('a blocked storage', () => {
  const block = (value: 'throws' | 'absent') =>
    vi
      .spyOn(globalThis, 'localStorage', 'get')
      .mockImplementation(value === 'throws' ? fail('SecurityError') : () => undefined as unknown as Storage);

  it.each(['throws', 'absent'] as const)(
    'is distinguished from an empty one, and holds values for the page: %s',
    (how) => {
      expect(deviceStorage.isBlocked()).toBe(false);
      block(how);
      expect(deviceStorage.isBlocked()).toBe(true);
      expect(deviceStorage.read(KEY)).toBeNull();
      expect(deviceStorage.write(KEY, 'a')).toBe('blocked');
      expect(deviceStorage.read(KEY)).toBe('a');
      deviceStorage.remove(KEY);
      expect(deviceStorage.read(KEY)).toBeNull();
    },
  );
});

describe('listening', () => {
  const heard = vi.fn();
  const fromOtherTab = (init: StorageEventInit) => dispatchEvent(new StorageEvent('storage', init));
  beforeEach(() => heard.mockReset());

  it('reports own writes and removals of the key, until it is stopped', () => {
    const stop = deviceStorage.listen(KEY, heard);
    deviceStorage.write(KEY, 'a');
    deviceStorage.write('other', 'a');
    tabStorage.write(KEY, 'a');
    deviceStorage.remove(KEY);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    deviceStorage.write(KEY, 'a');
    fromOtherTab({ key: KEY });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('reports changes of other tabs: of this key, of everything, and of this area', () => {
    const stop = deviceStorage.listenToOtherTabs(KEY, heard);
    deviceStorage.write(KEY, 'own');
    expect(heard).not.toHaveBeenCalled();
    fromOtherTab({ key: KEY, storageArea: localStorage });
    fromOtherTab({ key: null });
    expect(heard).toHaveBeenCalledTimes(2);
    fromOtherTab({ key: 'other' });
    fromOtherTab({ key: KEY, storageArea: sessionStorage });
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });
});
