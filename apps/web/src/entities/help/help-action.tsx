import { helpOfAddress } from '@bazaar/domain/help/help-of-address';
import { showDialog } from '@/lib/actions/action-dialogs';
import { HelpSheet } from './help-sheet';

/** Opens the help of the screen in a side sheet; that of all screens where this one has none. */
export function openHelp(): void {
  const helpId = helpOfAddress(location.pathname + location.search);
  showDialog('help', (dialog) => <HelpSheet helpId={helpId} {...dialog} />);
}
