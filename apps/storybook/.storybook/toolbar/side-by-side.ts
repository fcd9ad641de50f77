// Storybook compiles the manager's files without the automatic runtime of JSX.
import { createElement, type ReactNode } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { addons, types, useArgs, useGlobals, useStorybookState } from 'storybook/manager-api';

interface Wrapped {
  readonly storyId: string;
  readonly children: ReactNode;
}

/** Shows the story twice when the direction tool says so: on the right as it is, on the left from left to right, each in a frame of its own. */
function SideBySide({ storyId, children }: Wrapped) {
  const [globals] = useGlobals();
  const [args, , , initialArgs] = useArgs();
  const { viewMode } = useStorybookState();
  if (globals.direction !== 'both' || viewMode !== 'story') return children;
  const chosen = `direction:ltr;digits:${globals.digits};motion:${globals.motion}`;
  const address = `iframe.html?id=${storyId}&viewMode=story&globals=${chosen}&args=${buildArgsParam(initialArgs, args)}`;
  return createElement(
    'div',
    {
      style: {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        direction: 'ltr',
        width: '100%',
        height: '100%',
      },
    },
    createElement('iframe', {
      key: address,
      title: 'Left to right',
      style: { width: '100%', height: '100%', border: 0, borderInlineEnd: '1px solid currentColor' },
      srcDoc: inAFrame(address),
    }),
    createElement('div', { style: { position: 'relative', minWidth: 0 } }, children),
  );
}

/** A second preview would report to the toolbar too, as if it were the first: it reports to a document of its own instead. */
function inAFrame(address: string): string {
  const quoted = new URL(address, document.baseURI).href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><title>Left to right</title><style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}</style><iframe id="left-to-right" title="Left to right" src="${quoted}"></iframe>`;
}

addons.register('bazaar/side-by-side', () => {
  addons.add('bazaar/side-by-side', {
    type: types.PREVIEW,
    render: ({ storyId, children }) => createElement(SideBySide, { storyId, children }),
  });
});
