import { createAnimations } from '@tamagui/animations-css/extras';
import { createTamagui } from '@tamagui/core';
import { options } from './options.ts';

/** The configuration in the browser: as the generator's, with the one motion the design knows. */
export const runtimeConfig = createTamagui({
  ...options,
  animations: createAnimations({ quick: 'ease-out 150ms' }),
});
