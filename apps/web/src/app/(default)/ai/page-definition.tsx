import { parseAssistantAddress } from '@bazaar/domain/assistant-answers';
import { redirect } from 'next/navigation';
import { assistantMetadata } from '@/features/assistant/assistant-metadata';
import { AssistantScreen } from '@/features/assistant/assistant-screen';
import { editedAddress } from '@/features/assistant/reading/edited-address';
import { pageVariants } from '@/lib/navigation/page-variants';

/** R03: the assistant; its query holds the sentence and the changes of its chips. */
export const assistantPage = pageVariants<object>({
  metadata: ({ searchParams }) => assistantMetadata(parseAssistantAddress(searchParams).sentence),

  async draw({ searchParams }) {
    const address = parseAssistantAddress(searchParams);
    const href = await editedAddress(address, searchParams);
    if (href !== undefined) redirect(href);
    return <AssistantScreen address={address} />;
  },
});
