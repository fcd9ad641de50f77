import { useEffect, useRef } from 'react';
import { enterVideo, isOnVideos, leaveAddress } from './video-history';

/**
 * Makes the open player an entry of the history: Back closes it. Returns the function that closes it from the page and takes the entry away.
 * A dialog reports its closing however it was closed, so a second call does not go back once more.
 *
 * @param isArrival the page was opened with this video, so the entry is the page's own
 */
export function useVideoHistory(
  id: string,
  { isOpen, isArrival, onClose }: { isOpen: boolean; isArrival: boolean; onClose: () => void },
): () => void {
  const first = useRef({ id, isArrival });
  const close = useRef(onClose);
  close.current = onClose;
  const hasEntry = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    if (!first.current.isArrival) {
      enterVideo(first.current.id);
      hasEntry.current = true;
    }
    const onBack = () => {
      if (first.current.isArrival && isOnVideos() && new URLSearchParams(location.search).has('v')) return;
      hasEntry.current = false;
      close.current();
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [isOpen]);
  return () => {
    if (hasEntry.current) {
      hasEntry.current = false;
      history.back();
      return;
    }
    if (first.current.isArrival) leaveAddress();
    onClose();
  };
}
