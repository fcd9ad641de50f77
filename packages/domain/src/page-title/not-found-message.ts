/** The message of a route that matches nothing. */
export function pageNotFoundMessage(path: string): string {
  return `Page not found: ${path}`;
}
