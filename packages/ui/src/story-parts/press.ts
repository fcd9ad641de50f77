import { userEvent } from 'storybook/test';

declare global {
  interface Window {
    /** The checks press the browser's own keys, so that the platform's default actions are tested too. */
    readonly pressForReal?: (keys: string) => Promise<void>;
  }
}

/**
 * Presses keys, written as `{Tab}`, `{Shift>}{Tab}{/Shift}` or plain text. They are real in the checks; in interactive use they are
 * synthetic, and default actions that synthetic keys cannot trigger are emulated.
 */
export async function press(keys: string): Promise<void> {
  if (window.pressForReal) {
    await window.pressForReal(keys);
    // Leaves a frame for an island fetched on interaction, or for a state update.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return;
  }
  const before = document.activeElement;
  const top = topOverlay();
  await userEvent.keyboard(keys);
  if (keys === '{Escape}' && top && isOpen(top)) close(top);
  if ((keys === '{Enter}' || keys === ' ') && before instanceof HTMLElement && before.tagName === 'SUMMARY')
    before.click();
}

const topOverlay = () =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal, [popover]:popover-open')].at(-1);

const isOpen = (overlay: HTMLElement) => overlay.matches(':modal, :popover-open');

function close(overlay: HTMLElement): void {
  if (!(overlay instanceof HTMLDialogElement)) overlay.hidePopover();
  else if (overlay.dispatchEvent(new Event('cancel', { cancelable: true }))) overlay.close();
}
