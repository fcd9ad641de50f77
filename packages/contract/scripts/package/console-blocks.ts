/** A step of a page that shows a walk through a terminal. */
export type WalkStep =
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  | { readonly kind: 'command'; readonly command: string; readonly output: string };

/**
 * Returns the steps of a page in their order: a block below a line of one file's name («`openapi.yaml`:») is that file; in a block
 * `console` each line that begins with `$ ` is a command, and the lines below it are what it prints.
 */
export function walkSteps(page: string): WalkStep[] {
  const blocks = page.matchAll(/(?:^`([\w./-]+)`:\n\n)?^```(\w+)\n([\s\S]*?)^```$/gm);
  return [...blocks].flatMap(([, name, language, text = '']): WalkStep[] => {
    if (name !== undefined) return [{ kind: 'file', name, text }];
    if (language !== 'console') return [];
    return text
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [command = '', ...output] = part.trimEnd().split('\n');
        return { kind: 'command', command, output: output.join('\n') };
      });
  });
}
