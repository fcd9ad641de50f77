import { type ComponentType, createElement } from 'react';

const box = (inlineSize: number) => (Story: ComponentType) =>
  createElement('div', { style: { inlineSize, maxInlineSize: '100%' } }, createElement(Story));

/** A column of 320 px, the narrowest a component has to stand. */
export const narrow = box(320);

/** The column of a form: fields are as wide as it, and never as wide as a desktop. */
export const formColumn = box(440);

/** A form with room for two fields beside each other. */
export const formPage = box(760);
