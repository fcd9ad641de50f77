import { parseAssistantAddress } from '@bazaar/domain/assistant-answers';
import { redirect } from 'next/navigation';
import {
  continuedAddress,
  DialogueScreen,
  dialogueMetadata,
} from '@/features/assistant/dialogue/dialogue-screen';
import { pageVariants } from '@/lib/navigation/page-variants';

/** R04: the assistant as a dialogue; its query holds every turn. */
export const dialoguePage = pageVariants<object>({
  metadata: dialogueMetadata,

  async draw({ searchParams }) {
    const address = parseAssistantAddress(searchParams);
    const href = continuedAddress(address, searchParams);
    if (href !== undefined) redirect(href);
    return <DialogueScreen address={address} />;
  },
});
