import { catalogue } from './catalogue.ts';

const separator = ' · ';

/** Returns the title with the other names of its component, so that the search of the sidebar finds it by each. */
export function titleWithNames(title: string): string {
  const entry = catalogue[title];
  return entry ? `${title}${separator}${[...entry.persian, ...entry.english].join('، ')}` : title;
}

/** Whether a title has them already. */
export const hasOtherNames = (title: string): boolean => title.includes(separator);

/** Returns the name that is shown: without the other names. */
export const shownName = (name: string): string => name.split(separator)[0] ?? name;

/** Returns the status of the component with this name of the sidebar; nothing for other items. */
export const statusOf = (name: string) =>
  name.includes(separator) ? statusByName.get(shownName(name)) : undefined;

const statusByName = new Map(
  Object.entries(catalogue).map(([title, { status }]) => [title.split('/').at(-1) ?? '', status]),
);
