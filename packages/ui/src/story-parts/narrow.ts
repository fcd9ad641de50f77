import { type ComponentType, createElement } from 'react';

const box = (inlineSize: number) => (Story: ComponentType) =>
  createElement('div', { style: { inlineSize, maxInlineSize: '100%' } }, createElement(Story));

/** A column of 320 px, the narrowest supported width. */
export const narrow = box(320);

/** The column of a form: fields fill it, and are never as wide as a desktop. */
export const formColumn = box(440);

/** A form with room for two columns of fields. */
export const formPage = box(760);
