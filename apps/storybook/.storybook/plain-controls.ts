import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { controlFor } from '../scripts/props/control-for';
import { platformNotes } from '../scripts/props/platform-notes';

/**
 * Gives every row of the table a description and a control that a designer can use: see `controlFor`. What a story passes on to the element
 * is described by the platform's notes; a row that nobody describes is left out. Runs after Storybook has chosen its controls.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const description = argType.description || platformNotes[name];
      const table = description ? argType.table : { ...argType.table, disable: true };
      return [
        name,
        { ...argType, description, table, ...controlFor(argType as InputType, initialArgs[name]) },
      ];
    }),
  ) as typeof argTypes;
plainControls.secondPass = true;
