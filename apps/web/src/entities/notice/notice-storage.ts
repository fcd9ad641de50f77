import { type NoticeState, readNoticeState } from '@bazaar/domain/notices/notice-state';
import { useMemo, useSyncExternalStore } from 'react';
import { appStore } from '@/lib/session/app-state';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { useStore } from '@/lib/store/use-store';

/** Returns what the logged-in person has done with their notices on this device. */
export function readNotices(): NoticeState {
  return readNoticeState(deviceStorage.readJson(storageKey()));
}

/** Changes the newest stored state, which another tab may have written. */
export function changeNotices(change: (state: NoticeState) => NoticeState): void {
  const before = deviceStorage.read(storageKey());
  const after = JSON.stringify(change(readNotices()));
  // What changes nothing wakes no other tab.
  if (after !== before) deviceStorage.write(storageKey(), after);
}

/** Returns the state as this tab and others change it. */
export function useNoticeState(): NoticeState {
  const owner = useStore(appStore, ({ UserId }) => UserId);
  const subscribe = useMemo(
    () => (onChange: () => void) => deviceStorage.listen(storageKey(owner), onChange),
    [owner],
  );
  const text = useSyncExternalStore(
    subscribe,
    () => deviceStorage.read(storageKey(owner)) ?? '',
    () => '',
  );
  return useMemo(() => readNoticeState(parse(text)), [text]);
}

function storageKey(owner: string | undefined = appStore.getState().UserId): string {
  return `bazaar-notices:${owner ?? ''}`;
}

function parse(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}
