'use client';

import { Button } from '@bazaar/ui/button';
import { useReached } from '@/entities/conversation/thread/use-thread-scroll';
import { messagesTexts as texts } from '@/translations/messages';

export interface OlderButtonProps {
  readonly state: 'idle' | 'loading' | 'failed';
  read(): void;
}

/** Reads older messages when the reader has scrolled there, and by press. A reading that failed waits for the press. */
export function OlderButton({ state, read }: OlderButtonProps) {
  const mark = useReached(() => {
    if (state === 'idle') read();
  });
  const text = { idle: texts.older, loading: texts.olderLoading, failed: texts.olderFailed }[state];
  return (
    <div ref={mark}>
      {state === 'failed' ? <span role="alert">{text} </span> : null}
      <Button
        tone="text"
        size="small"
        wide={state !== 'failed'}
        disabled={state === 'loading'}
        onClick={read}
      >
        {state === 'failed' ? texts.retry : text}
      </Button>
    </div>
  );
}
