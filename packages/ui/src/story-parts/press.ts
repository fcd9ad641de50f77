import { userEvent } from 'storybook/test';

declare global {
  interface Window {
    /** The gate presses the browser's own keys, so that what the platform does with them is tested too. */
    readonly pressForReal?: (keys: string) => Promise<void>;
  }
}

/**
 * Presses keys, written as `{Tab}`, `{Shift>}{Tab}{/Shift}` or plain text. In the gate they are real; where a person looks at the story
 * they are synthetic, and what a synthetic key cannot make the platform do is done for it.
 */
export async function press(keys: string): Promise<void> {
  if (window.pressForReal) {
    await window.pressForReal(keys);
    // An island that is fetched on interaction, a state that is set: they have a frame to arrive.
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
