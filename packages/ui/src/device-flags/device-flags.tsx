'use client';

import { useSyncExternalStore } from 'react';
import type { DeviceFlags } from './breakpoint-of';
import { DeviceStore } from './device-store';

export type { BreakpointName, DeviceFlags } from './breakpoint-of';

/** A server does not know the screen; the narrowest one is right for most, and works on all. */
const unknownDevice: DeviceFlags = { name: 'xs', isMobile: true };

let store: DeviceStore | undefined;
const windowStore = () => {
  store ??= new DeviceStore(window);
  return store;
};
const read = () => windowStore().read();
const subscribe = (listener: () => void) => windowStore().subscribe(listener);
const ignore = () => () => undefined;

export interface DeviceFlagsOptions {
  /** Follows the window: refreshed 50 ms after the last change of its size. Else the flags stay as first measured. */
  readonly isRefreshed?: boolean;
}

/**
 * On what kind of screen the page stands. For behaviour alone (a sheet or a popover, drag or not): looks follow widths in definitions
 * and companions, which also hold before any script runs. The server, and the page until it has come alive, take a phone's.
 */
export function useDeviceFlags({ isRefreshed = true }: DeviceFlagsOptions = {}): DeviceFlags {
  return useSyncExternalStore(isRefreshed ? subscribe : ignore, read, () => unknownDevice);
}
