/**
 * Generated from the contract; do not edit.
 */

/**
 * Colour of the card.
 */
export type NoteColor = typeof NoteColor[keyof typeof NoteColor];


export const NoteColor = {
  Yellow: 'Yellow',
  Green: 'Green',
  Blue: 'Blue',
  Red: 'Red',
  Purple: 'Purple',
  Gray: 'Gray',
} as const;
