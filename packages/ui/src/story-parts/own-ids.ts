type Args = Readonly<Record<string, unknown>>;

/**
 * Returns the arguments of a story on a page of many: its `id` and `name` end in the name of the story, so that labels lead to their own
 * field and radio buttons of two stories are no group.
 */
export function ownIds(args: Args, story: string): Args {
  const own = Object.entries(args)
    .filter(([name, value]) => (name === 'id' || name === 'name') && typeof value === 'string')
    .map(([name, value]) => [name, `${value}-${story}`]);
  return { ...args, ...Object.fromEntries(own) };
}
