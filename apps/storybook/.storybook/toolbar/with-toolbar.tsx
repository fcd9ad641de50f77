import type { Decorator } from '@storybook/react-vite';
import { LatinDigits } from './latin-digits';
import { setReducedMotion } from './reduced-motion';

/** Applies the toolbar's choices to the page around the story. */
export const withToolbar: Decorator = (Story, { globals, viewMode }) => {
  const direction = globals.direction === 'ltr' ? 'ltr' : 'rtl';
  document.documentElement.dir = direction;
  setReducedMotion(globals.motion === 'reduced');
  const story =
    globals.digits === 'latin' ? (
      <LatinDigits key="latin">
        <Story />
      </LatinDigits>
    ) : (
      <Story key="as-written" />
    );
  // A documentation page is English and left to right; the stories in it are not.
  if (viewMode !== 'docs') return story;
  return (
    <div dir={direction} lang="fa">
      {story}
    </div>
  );
};
