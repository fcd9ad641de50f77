import { createAnimations } from '@tamagui/animations-css/extras';
import { createTamagui } from '@tamagui/core';
import { options } from './options.ts';
import { motion } from './tokens.ts';

/** The configuration in the browser: the generator's, with the design's only animation. */
export const runtimeConfig = createTamagui({
  ...options,
  animations: createAnimations({ quick: `${motion.quick.easing} ${motion.quick.durationMs}ms` }),
});
