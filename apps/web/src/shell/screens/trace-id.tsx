import { errorMessages } from '@/translations/errors';
import { CopyButton } from './buttons/copy-button';

/** Renders the id of the failure in the log, to copy into a message to the support. */
export function TraceId({ traceId }: { readonly traceId: string }) {
  return (
    <>
      {errorMessages.traceId}: <bdi dir="ltr">{traceId}</bdi>
      <CopyButton text={traceId} label={errorMessages.copy} doneLabel={errorMessages.copied} />
    </>
  );
}
