import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { controlFor } from '../scripts/props/control-for';

/** Replaces the JSON editors that Storybook gives to unions: see `controlFor`. Runs after Storybook has chosen its controls. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, ...controlFor(argType as InputType, initialArgs[name]) },
    ]),
  ) as typeof argTypes;
plainControls.secondPass = true;
