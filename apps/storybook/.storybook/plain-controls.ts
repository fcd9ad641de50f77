import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { controlFor } from '../scripts/props/control-for';
import { platformNotes } from '../scripts/props/platform-notes';

/**
 * Gives every row of the table a description and a control that a designer can use: see `controlFor`. What a story passes on to the element
 * is described by the platform's notes; a row that nobody describes is left out. Storybook infers afterwards what is still missing.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const argType: InputType = argTypes[name] ?? { name };
      const description = argType.description || platformNotes[name];
      const table = description ? argType.table : { ...argType.table, disable: true };
      return [name, { ...argType, description, table, ...controlFor(argType, initialArgs[name]) }];
    }),
  ) as typeof argTypes;
};
plainControls.secondPass = true;
