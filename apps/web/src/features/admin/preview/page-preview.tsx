'use client';

import { formatDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/field';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { ArticleView } from '@bazaar/ui/patterns/article-page';
import { WalletForm, WalletPanel } from '@bazaar/ui/patterns/wallet';
import { Text } from '@bazaar/ui/text';
import { DateText } from '@bazaar/ui/time-text';
import { accountPaths } from '@/lib/navigation/account-paths';
import { adminTexts } from '@/translations/admin';
import type { LoadedPreview } from './loaded-preview';

const texts = adminTexts.preview;
const TONES = { Draft: 'warning', Published: 'success', Archived: 'neutral' } as const;

export interface PagePreviewProps {
  /** Named in the address. */
  readonly wantedId: string | undefined;
  readonly preview: LoadedPreview | undefined;
}

/** The page of an id as its author sees it, in whatever state it is. No call lists drafts: their author names the id. */
export function PagePreview({ wantedId, preview }: PagePreviewProps) {
  return (
    <AccountStack>
      <WalletPanel>
        <Panel id="preview" title={adminTexts.view.previews}>
          {/* A form of the document: what is opened is read on the server, which has the sanitiser. */}
          <form action={accountPaths.admin} method="get">
            <WalletForm isRow>
              <input type="hidden" name="view" value="previews" />
              <TextField
                id="preview-id"
                name="preview"
                label={texts.field}
                aria-describedby="preview-hint"
                dir="ltr"
                required
                maxLength={64}
                defaultValue={wantedId ?? ''}
              />
              <Text as="p" id="preview-hint" size={12} tone="muted">
                {texts.hint}
              </Text>
              <Button type="submit" tone="primary">
                {texts.open}
              </Button>
            </WalletForm>
          </form>
        </Panel>
      </WalletPanel>
      <Opened preview={preview?.id === wantedId ? preview : undefined} />
    </AccountStack>
  );
}

function Opened({ preview }: Pick<PagePreviewProps, 'preview'>) {
  if (preview === undefined) return <EmptyPanel title={texts.start} />;
  if (preview.state === 'missing') return <EmptyPanel title={texts.missing} />;
  if (preview.state !== 'ready')
    return (
      <ErrorPanel
        title={texts.failed}
        action={<Button onClick={() => location.reload()}>{adminTexts.retry}</Button>}
      />
    );
  const { title, summary, status, updatedAt, readingMinutes, html } = preview;
  return (
    <ArticleView
      title={title}
      lead={summary}
      facts={
        <>
          <Badge tone={TONES[status]}>{texts.states[status]}</Badge>
          <DateText at={updatedAt}>{texts.updated(formatDate(updatedAt))}</DateText>
          <span>{texts.readingTime(formatNumber(readingMinutes))}</span>
        </>
      }
      html={html}
      level={2}
      empty={<EmptyPanel title={texts.empty} isInline />}
    />
  );
}
