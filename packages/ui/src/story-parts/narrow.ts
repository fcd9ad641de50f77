import { type ComponentType, createElement } from 'react';

/** A column of 320 px, the narrowest a component has to stand. */
export const narrow = (Story: ComponentType) =>
  createElement('div', { style: { inlineSize: 320, maxInlineSize: '100%' } }, createElement(Story));
