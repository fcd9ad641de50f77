import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TransientMessage } from './transient-message';

const statuses = ['info', 'success', 'warning', 'error', 'question'] as const;

it('R-030 every status has a colour and an icon of its own', () => {
  const drawn = statuses.map((status) =>
    renderToStaticMarkup(
      <TransientMessage
        status={status}
        title="ذخیره شد"
        closeLabel="بستن"
        onClose={() => {}}
        onHold={() => {}}
      />,
    ),
  );
  statuses.forEach((status, index) => {
    expect(drawn[index]).toContain(`u-transient-message-icon--status-${status}`);
  });
  const icons = drawn.map((markup) => /<path[^>]* d="([^"]+)"/.exec(markup)?.[1]);
  expect(new Set(icons).size).toBe(statuses.length);
});
