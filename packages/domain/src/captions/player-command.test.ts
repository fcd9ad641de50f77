import { describe, expect, it } from 'vitest';
import { nextSpeed, type PlayerCommand, playerCommand } from './player-command';

describe('R-543 the player has the keys of other players, in either layout of the keyboard; time runs to the right', () => {
  it.each<[string, string, boolean, PlayerCommand | undefined]>([
    [' ', 'Space', false, { kind: 'toggle' }],
    ['k', 'KeyK', false, { kind: 'toggle' }],
    ['ن', 'KeyK', false, { kind: 'toggle' }],
    ['ArrowRight', 'ArrowRight', false, { kind: 'step', seconds: 5 }],
    ['ArrowLeft', 'ArrowLeft', false, { kind: 'step', seconds: -5 }],
    ['j', 'KeyJ', false, { kind: 'step', seconds: -10 }],
    ['l', 'KeyL', false, { kind: 'step', seconds: 10 }],
    ['ArrowUp', 'ArrowUp', false, { kind: 'louder', by: 0.1 }],
    ['ArrowDown', 'ArrowDown', false, { kind: 'louder', by: -0.1 }],
    ['m', 'KeyM', false, { kind: 'mute' }],
    ['c', 'KeyC', false, { kind: 'captions' }],
    ['f', 'KeyF', false, { kind: 'fullscreen' }],
    ['i', 'KeyI', false, { kind: 'picture' }],
    ['>', 'Period', true, { kind: 'faster', by: 1 }],
    ['<', 'Comma', true, { kind: 'faster', by: -1 }],
    ['.', 'Period', false, undefined],
    ['۵', 'Digit5', false, { kind: 'place', part: 0.5 }],
    ['0', 'Numpad0', false, { kind: 'place', part: 0 }],
    ['Home', 'Home', false, { kind: 'place', part: 0 }],
    ['End', 'End', false, { kind: 'place', part: 1 }],
    ['؟', 'Slash', true, { kind: 'help' }],
    ['K', 'KeyK', true, undefined],
    ['x', 'KeyX', false, undefined],
    ['Tab', 'Tab', false, undefined],
  ])('%s (%s, shift %s)', (key, code, isShifted, expected) => {
    expect(playerCommand({ key, code, isShifted })).toEqual(expected);
  });

  it.each([
    [1, 1, 1.25],
    [1, -1, 0.75],
    [2, 1, 2],
    [0.5, -1, 0.5],
  ] as const)('from speed %d by %d is %d', (speed, by, expected) => {
    expect(nextSpeed(speed, by)).toBe(expected);
  });
});
