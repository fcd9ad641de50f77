import { giveReactItsTurns } from './lib/framework/render-at-once';

// The framework runs this module before it loads React.
giveReactItsTurns();
