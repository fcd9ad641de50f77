/** What a key does in the player. */
export type PlayerCommand =
  | { readonly kind: 'toggle' }
  /** Moves by seconds; a minus goes back. */
  | { readonly kind: 'step'; readonly seconds: number }
  /** Moves to a part of the whole, 0 to 1. */
  | { readonly kind: 'place'; readonly part: number }
  | { readonly kind: 'louder'; readonly by: number }
  | { readonly kind: 'faster'; readonly by: 1 | -1 }
  | { readonly kind: 'mute' | 'captions' | 'fullscreen' | 'picture' | 'help' };

/** A key press, as far as it matters here. */
export interface PlayerKey {
  readonly key: string;
  /** `KeyboardEvent.code`: the Persian layout works as the Latin one. */
  readonly code: string;
  readonly isShifted: boolean;
}

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const ARROW_SECONDS = 5;
const JUMP_SECONDS = 10;
const LOUDER = 0.1;

/** Time runs from left to right in Persian, too: the right arrow goes on. */
const BY_CODE: Readonly<Record<string, PlayerCommand>> = {
  KeyK: { kind: 'toggle' },
  KeyJ: { kind: 'step', seconds: -JUMP_SECONDS },
  KeyL: { kind: 'step', seconds: JUMP_SECONDS },
  KeyM: { kind: 'mute' },
  KeyC: { kind: 'captions' },
  KeyF: { kind: 'fullscreen' },
  KeyI: { kind: 'picture' },
};
const BY_KEY: Readonly<Record<string, PlayerCommand>> = {
  ' ': { kind: 'toggle' },
  ArrowLeft: { kind: 'step', seconds: -ARROW_SECONDS },
  ArrowRight: { kind: 'step', seconds: ARROW_SECONDS },
  ArrowUp: { kind: 'louder', by: LOUDER },
  ArrowDown: { kind: 'louder', by: -LOUDER },
  Home: { kind: 'place', part: 0 },
  End: { kind: 'place', part: 1 },
};

/** Returns what a plain key press does; undefined for any other key. */
export function playerCommand({ key, code, isShifted }: PlayerKey): PlayerCommand | undefined {
  if (key === '?' || key === '؟') return { kind: 'help' };
  // The keys of «<» and «>» by their place, which every layout has.
  if (isShifted && (code === 'Period' || code === 'Comma'))
    return { kind: 'faster', by: code === 'Period' ? 1 : -1 };
  if (isShifted) return undefined;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return { kind: 'place', part: Number(digit) / 10 };
  return BY_KEY[key] ?? BY_CODE[code];
}

/** Returns the next speed in a direction; at either end it stays. */
export function nextSpeed(speed: number, by: 1 | -1): number {
  const at = SPEEDS.findIndex((known) => known >= speed);
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + by))] ?? 1;
}
