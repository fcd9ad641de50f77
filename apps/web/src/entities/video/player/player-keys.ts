import { type PlayerCommand, playerCommand } from '@bazaar/domain/captions/player-command';
import type { KeyboardEvent } from 'react';

/** Performs the command of a key press in the player. Keys of a field, and Space on a button, stay theirs. */
export function pressPlayerKey(event: KeyboardEvent, perform: (command: PlayerCommand) => void): void {
  const { key, code, shiftKey: isShifted, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
  if (!(target instanceof Element) || target.closest('[data-own-keys]')) return;
  if (key === ' ' && target.closest('button, summary, a[href]')) return;
  const command = playerCommand({ key, code, isShifted });
  if (command === undefined) return;
  event.preventDefault();
  // The keys of the page behind are silent in a dialog; those of the slider must not act twice.
  event.stopPropagation();
  perform(command);
}
