import { createAnimations } from '@tamagui/animations-css/extras';
import { createTamagui } from '@tamagui/core';
import { options } from './options.ts';

/** The configuration in the browser: the generator's, with the design's only animation. */
export const runtimeConfig = createTamagui({
  ...options,
  animations: createAnimations({ quick: 'ease-out 150ms' }),
});
