import type { ActionTable } from '@/lib/actions/action-table';
import { fixedPaths } from '@/lib/navigation/fixed-paths';

/** Every name `data-action` can have. A handler is imported when it is first used. */
export const actionTable = {
  favourite: {
    needsSession: true,
    load: async () => (await import('@/entities/favourite/favourite-action')).toggleFavourite,
  },
  note: {
    needsSession: false,
    load: async () => (await import('@/entities/note/note-action')).openNotes,
  },
  ask: {
    needsSession: false,
    load: async () => (await import('@/entities/conversation/ask/ask-action')).openQuestion,
  },
  compare: {
    needsSession: false,
    load: async () => (await import('@/entities/comparison/compare-action')).toggleComparison,
  },
  request: {
    needsSession: false,
    linksTo: fixedPaths.requests,
    load: async () => (await import('@/entities/request-basket/request-action')).openRequestBasket,
  },
  share: {
    needsSession: false,
    load: async () => (await import('@/entities/sharing/share-action')).sharePage,
  },
  copy: {
    needsSession: false,
    load: async () => (await import('@/entities/sharing/share-action')).copyWords,
  },
  shortcuts: {
    needsSession: false,
    load: async () => (await import('@/shell/keyboard-shortcuts/shortcuts-action')).openShortcutsHelp,
  },
} satisfies ActionTable;
