import { type RefObject, useEffect } from 'react';
import { keepBeside } from '../../popover/place-beside';

/** Opens the menu at its link with the focus on the first item, and closes it on a press or a focus elsewhere. */
export function useCurrentUserMenu(
  surface: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    const menu = surface.current;
    const link = anchor.current;
    if (!menu || !link) return;
    menu.showPopover();
    const stopPlacing = keepBeside(link, menu);
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const stop = new AbortController();
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target) && !link.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onPress, stop);
    return () => {
      stopPlacing();
      stop.abort();
    };
  }, [surface, anchor, onClose]);
}
