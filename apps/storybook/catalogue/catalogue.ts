import type { Catalogue } from './catalogue-entry.ts';
import { actionsComponents } from './components/actions.ts';
import { dataComponents } from './components/data.ts';
import { feedbackComponents } from './components/feedback.ts';
import { formsComponents } from './components/forms.ts';
import { layoutComponents } from './components/layout.ts';
import { navigationComponents } from './components/navigation.ts';
import { overlaysComponents } from './components/overlays.ts';
import { textComponents } from './components/text.ts';
import { accountPatterns } from './patterns/account.ts';
import { assistantPatterns } from './patterns/assistant.ts';
import { contentPatterns } from './patterns/content.ts';
import { pageFramePatterns } from './patterns/page-frame.ts';
import { productsPatterns } from './patterns/products.ts';
import { searchAndListsPatterns } from './patterns/search-and-lists.ts';
import { suppliersPatterns } from './patterns/suppliers.ts';
import { tradePatterns } from './patterns/trade.ts';

/** Every component and pattern by its title in the sidebar. A test fails for a page that is missing here, and for a row without a page. */
export const catalogue: Catalogue = {
  ...actionsComponents,
  ...dataComponents,
  ...feedbackComponents,
  ...formsComponents,
  ...layoutComponents,
  ...navigationComponents,
  ...overlaysComponents,
  ...textComponents,
  ...accountPatterns,
  ...assistantPatterns,
  ...contentPatterns,
  ...pageFramePatterns,
  ...productsPatterns,
  ...searchAndListsPatterns,
  ...suppliersPatterns,
  ...tradePatterns,
};
