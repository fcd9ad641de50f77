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
  comment: {
    needsSession: false,
    load: async () => (await import('@/entities/page-comments/comment-actions')).writeComment,
  },
  likeComment: {
    needsSession: true,
    load: async () => (await import('@/entities/page-comments/comment-actions')).toggleCommentLike,
  },
  sortComments: {
    needsSession: false,
    load: async () => (await import('@/entities/page-comments/comment-actions')).sortComments,
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
  help: {
    needsSession: false,
    load: async () => (await import('@/entities/help/help-action')).openHelp,
  },
  print: {
    needsSession: false,
    load: async () => (await import('@/entities/sharing/share-action')).printPage,
  },
  'like-page': {
    needsSession: true,
    load: async () => (await import('@/entities/page-like/like-action')).likeThisPage,
  },
  video: {
    needsSession: false,
    load: async () => (await import('@/entities/video/video-action')).openVideo,
  },
  shortcuts: {
    needsSession: false,
    load: async () => (await import('@/shell/keyboard-shortcuts/shortcuts-action')).openShortcutsHelp,
  },
} satisfies ActionTable;
