import { permanentRedirect } from 'next/navigation';
import {
  AssistantLandingScreen,
  assistantLandingMetadata,
  loadAssistantLanding,
} from '@/features/assistant-landing/assistant-landing-screen';
import { criticalData } from '@/lib/data/critical-data';
import { paths } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

export const revalidate = 3600;

export async function generateMetadata() {
  return assistantLandingMetadata(await loadAssistantLanding());
}

/** R05: what the assistant does; without that text the address is the assistant's. */
export default async function Page() {
  const page = await loadAssistantLanding();
  if (page.state === 'missing') permanentRedirect(paths.assistant);
  await criticalData(Promise.resolve(page));
  return page.state === 'ready' ? (
    <AssistantLandingScreen page={page.value} />
  ) : (
    <LoadErrorScreen read={page} />
  );
}
