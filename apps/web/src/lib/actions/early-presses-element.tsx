import { EARLY_PRESSES_SCRIPT } from './early-presses-script';

/** Renders the inline script that queues early presses, before anything that can be pressed. */
export function EarlyPresses() {
  return <script dangerouslySetInnerHTML={{ __html: EARLY_PRESSES_SCRIPT }} />;
}
