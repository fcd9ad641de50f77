import { Latin } from '@bazaar/ui/latin';
import { Text } from '@bazaar/ui/text';
import { formTexts } from '@/translations/form-errors';

/** Renders the id of a failure in the service's log, on a line of its own and in one piece, to read out to the support. */
export function TraceLine({ traceId }: { readonly traceId: string }) {
  return (
    <Text block size={12} tone="muted">
      {formTexts.traceId} <Latin>{traceId}</Latin>
    </Text>
  );
}
