import type { Decorator } from '@storybook/react-vite';
import { LatinDigits } from './latin-digits';
import { setReducedMotion } from './reduced-motion';

/** Applies the toolbar's choices to the page around the story. */
export const withToolbar: Decorator = (Story, { globals }) => {
  document.documentElement.dir = globals.direction === 'ltr' ? 'ltr' : 'rtl';
  setReducedMotion(globals.motion === 'reduced');
  return globals.digits === 'latin' ? (
    <LatinDigits key="latin">
      <Story />
    </LatinDigits>
  ) : (
    <Story key="as-written" />
  );
};
