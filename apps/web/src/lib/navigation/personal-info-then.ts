import { fixedPaths } from './fixed-paths.ts';

/** Returns the profile to be completed, which leads on to the page that needs it. */
export function personalInfoThen(redirectPath: string): string {
  return `${fixedPaths.personalInfo}?${new URLSearchParams({ redirectPath })}`;
}
