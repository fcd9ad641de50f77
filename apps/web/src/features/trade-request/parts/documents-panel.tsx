import type { TradeDocument, TradeDocumentState } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates/jalali';
import { countPhrase } from '@bazaar/domain/persian';
import { Badge, type BadgeProps } from '@bazaar/ui/badge';
import { Link } from '@bazaar/ui/link';
import { MixedText } from '@bazaar/ui/mixed-text';
import { Panel } from '@bazaar/ui/panel';
import { TradeDocumentRow } from '@bazaar/ui/patterns/trade-page';
import { Text } from '@bazaar/ui/text';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import type { RequestData } from '../reads/request-data';

const TONES: Readonly<Record<TradeDocumentState, BadgeProps['tone']>> = {
  Uploaded: 'info',
  Accepted: 'success',
  Rejected: 'error',
};

/** The documents of the request: whose, since when, and what the reviewer says of them. */
export function DocumentsPanel({ request: { documents, buyer }, types }: RequestData) {
  const titleOf = ({ typeId }: TradeDocument) =>
    types.find(({ id }) => id === typeId)?.title ?? texts.documentKind;
  return (
    <Panel
      id="request-documents"
      title={texts.documents}
      note={
        <Text size={13} tone="muted">
          {documents.length === 0 ? texts.noDocuments : countPhrase(documents.length, texts.documentKind)}
        </Text>
      }
      isFlush
      bleed
    >
      <ul>
        {documents.map((document) => (
          <TradeDocumentRow
            key={document.id}
            title={titleOf(document)}
            file={
              <Link href={document.file.url} size={13}>
                <bdi>{document.file.name}</bdi>
              </Link>
            }
            note={
              <>
                {texts.uploaded(document.uploadedByName ?? buyer.name, formatDate(document.uploadedAt))}
                {document.reason ? <MixedText>{`؛ ${document.reason}`}</MixedText> : null}
              </>
            }
            state={<Badge tone={TONES[document.state]}>{texts.documentStates[document.state]}</Badge>}
          />
        ))}
      </ul>
    </Panel>
  );
}
