import { pressByScript } from './synthetic-keys';

declare global {
  interface Window {
    /** The checks press the browser's own keys, so that the platform's default actions are tested too. */
    readonly pressForReal?: (keys: string) => Promise<void>;
  }
}

/** Presses keys, written as `{Tab}`, `{Shift>}{Tab}{/Shift}` or plain text. They are real in the checks, and synthetic for a visitor. */
export async function press(keys: string): Promise<void> {
  if (window.pressForReal) await window.pressForReal(keys);
  else await pressByScript(keys);
  // Leaves a frame for an island fetched on interaction, or for a state update.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
