import { type ComponentType, createElement } from 'react';

const box = (inlineSize: number) => (Story: ComponentType) =>
  createElement('div', { style: { inlineSize, maxInlineSize: '100%' } }, createElement(Story));

/** A column of 320 px, the narrowest supported width. */
export const narrow = box(320);

/** The column of a form: fields fill it, and are never as wide as a desktop. */
export const formColumn = box(440);

/** A form with room for two columns of fields. */
export const formPage = box(760);

/** A box whose width is dragged at its lower corner: the playground of what has data and no choices. */
export const resizable = (Story: ComponentType) =>
  createElement(
    'div',
    {
      style: {
        resize: 'horizontal',
        overflow: 'auto',
        maxInlineSize: '100%',
        minInlineSize: 240,
        padding: 8,
      },
    },
    createElement(Story),
  );
