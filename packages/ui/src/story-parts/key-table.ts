/** Returns the keyboard table of a component for its docs page: `{ 'Enter, Space': 'opens and closes' }`. */
export const keyTable = (keys: Readonly<Record<string, string>>) => ({
  docs: {
    description: {
      component: ['| Key | What it does |', '|---|---|', ...Object.entries(keys).map(row)].join('\n'),
    },
  },
});

const row = ([key, what]: [string, string]): string => `| ${key} | ${what} |`;
