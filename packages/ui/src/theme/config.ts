import { createTamagui } from '@tamagui/core';
import { options } from './options.ts';

/** The Tamagui configuration of the static generator, and the types of every definition. */
export const config = createTamagui(options);

export type BazaarConfig = typeof config;

declare module '@tamagui/core' {
  interface TamaguiCustomConfig extends BazaarConfig {}
}
