// The modules of the web app that Storybook itself imports; they are checked there.
declare module '@/testing/story-frame/story-frame' {
  import type { ReactElement, ReactNode } from 'react';
  export function StoryFrame(props: { kind: 'site' | 'account'; children: ReactNode }): ReactElement;
}
declare module '@/testing/story-frame/account-calls' {
  import type { RequestHandler } from 'msw';
  export const accountCalls: readonly RequestHandler[];
  /** @param role one of the toolbar's, or `written` */
  export function callsOfRole(role: string): readonly RequestHandler[];
  export function startSession(isLoggedIn: boolean): void;
}
