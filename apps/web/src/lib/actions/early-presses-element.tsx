import { EARLY_PRESSES_SCRIPT } from './early-presses-script';

/** The script that queues early presses, in the page itself: it stands before anything that can be pressed. */
export function EarlyPresses() {
  return <script dangerouslySetInnerHTML={{ __html: EARLY_PRESSES_SCRIPT }} />;
}
