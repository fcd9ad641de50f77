import { showDialog } from '@/lib/actions/action-dialogs';
import { KeyboardShortcutsHelp } from './keyboard-shortcuts-help';

/** Opens the list of shortcuts. */
export function openShortcutsHelp(): void {
  showDialog('shortcuts', (dialog) => <KeyboardShortcutsHelp {...dialog} />);
}
