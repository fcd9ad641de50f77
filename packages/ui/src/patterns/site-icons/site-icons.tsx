import {
  mdiAccountCircleOutline,
  mdiBellOutline,
  mdiChevronDown,
  mdiClipboardListOutline,
  mdiContentCopy,
  mdiHomeOutline,
  mdiMessageTextOutline,
  mdiPlus,
  mdiPrinterOutline,
  mdiShapeOutline,
  mdiTrayArrowDown,
} from '@mdi/js';
import { Icon } from '../../icon/icon';

// Icons of the frame around every page. They are rendered on the server and passed to its islands: the icon package is one module, so a
// single icon imported by an island would send every icon of the product to every page.

export const HomeIcon = () => <Icon path={mdiHomeOutline} size={24} />;
export const CategoriesIcon = () => <Icon path={mdiShapeOutline} size={24} />;
export const RequestsIcon = () => <Icon path={mdiClipboardListOutline} size={24} />;
export const MessagesIcon = () => <Icon path={mdiMessageTextOutline} size={24} />;
export const NoticesIcon = () => <Icon path={mdiBellOutline} size={24} />;
export const AccountIcon = () => <Icon path={mdiAccountCircleOutline} size={24} />;
/** Opens the panel below. */
export const OpenIcon = () => <Icon path={mdiChevronDown} size={16} />;

/** Before the name of a file that is written on press. */
export const SaveIcon = () => <Icon path={mdiTrayArrowDown} size={18} />;
/** Before the word of a button that prints. */
export const PrintIcon = () => <Icon path={mdiPrinterOutline} size={18} />;
/** Before the word of a button that copies. */
export const CopyIcon = () => <Icon path={mdiContentCopy} size={18} />;
/** Before the word of a button that begins something new. */
export const AddIcon = () => <Icon path={mdiPlus} size={18} />;
