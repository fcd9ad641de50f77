import type { DraftFile, DraftLine, TradeDraft } from '@bazaar/domain/trade-drafts';
import { withLine } from '../wizard-context';

/** What a file belongs to: a kind of document, or a line. */
export const documentTarget = (typeId: string) => `documents.${typeId}`;
export const lineTarget = (key: string) => `lines.${key}`;

/** Returns the draft with a file at its target. A line that was removed meanwhile has no place for it. */
export function withFile(target: string, { id, name }: DraftFile): (draft: TradeDraft) => TradeDraft {
  const [kind, of = ''] = /^(documents|lines)\.(.+)$/.exec(target)?.slice(1) ?? [];
  const file = { id, name };
  return (draft) => {
    if (kind === 'documents') return { ...draft, documents: [...draft.documents, { typeId: of, file }] };
    return {
      ...draft,
      lines: draft.lines.map((line) =>
        line.key === of && !hasFile(line, id) ? { ...line, files: [...line.files, file] } : line,
      ),
    };
  };
}

/** Returns the draft without a file at its target. */
export function withoutFile(target: string, fileId: string): (draft: TradeDraft) => TradeDraft {
  if (target.startsWith('documents.')) {
    return (draft) => ({
      ...draft,
      documents: draft.documents.filter(
        ({ typeId, file }) => documentTarget(typeId) !== target || file.id !== fileId,
      ),
    });
  }
  return (draft) => {
    const line = draft.lines.find(({ key }) => lineTarget(key) === target);
    if (line === undefined) return draft;
    return withLine(line.key, { files: line.files.filter(({ id }) => id !== fileId) })(draft);
  };
}

function hasFile({ files }: DraftLine, fileId: string): boolean {
  return files.some(({ id }) => id === fileId);
}
