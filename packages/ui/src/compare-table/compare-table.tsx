'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { Switch } from '../choice/choice';
import { Latin } from '../latin/latin';
import { cx } from '../style/cx';
import { CompareHead } from './compare-head';
import { type ComparedObject, type ComparedProperty, differs } from './compare-view';

export type { ComparedObject, ComparedProperty } from './compare-view';

export interface CompareTableProps {
  readonly caption: string;
  /** Two to four; further ones are not shown. */
  readonly objects: readonly ComparedObject[];
  readonly properties: readonly ComparedProperty[];
  readonly onRemove: (id: string) => void;
  readonly labels: {
    /** Heading of the column of properties: «ویژگی». */
    readonly property: string;
    /** «فقط تفاوت‌ها» */
    readonly onlyDifferences: string;
    /** «۳ ویژگی از ۷»; announced when it changes. */
    readonly shown: (shown: number, all: number) => string;
    /** Text for an unknown value: «نامشخص». */
    readonly unknown: string;
  };
}

const most = 4;

/**
 * Up to four objects side by side, property by property; optionally only the differences. Removing one moves the focus to the next.
 *
 * Use it for a final choice among a few. Not to narrow down many: use the table view of a list.
 */
export function CompareTable({ caption, objects, properties, onRemove, labels }: CompareTableProps) {
  const [isBrief, setBrief] = useState(false);
  const shownObjects = objects.slice(0, most);
  const shown = isBrief ? properties.filter((property) => differs(property, shownObjects)) : properties;
  const { box, remove } = useRemoval(shownObjects, onRemove);
  return (
    <>
      <div className={cx('compare-bar')}>
        <p role="status">{labels.shown(shown.length, properties.length)}</p>
        <Switch
          label={labels.onlyDifferences}
          checked={isBrief}
          onChange={(event) => setBrief(event.target.checked)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section ref={box} className={cx('compare-scroll')} tabIndex={0} aria-label={caption}>
        <table className="u-compare-table">
          <caption className="sr">{caption}</caption>
          <CompareHead label={labels.property} objects={shownObjects} onRemove={remove} />
          <tbody>
            {shown.map((property) => (
              <PropertyRow
                key={property.id}
                property={property}
                objects={shownObjects}
                unknown={labels.unknown}
              />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** Removes an object and moves the focus to the button in its place, or to the table when it was the last. */
function useRemoval(objects: readonly ComparedObject[], onRemove: (id: string) => void) {
  const box = useRef<HTMLElement>(null);
  const removedAt = useRef<number>(undefined);
  const count = objects.length;
  // The focus moves after the number of objects has changed.
  useLayoutEffect(() => {
    const at = removedAt.current;
    if (at === undefined) return;
    removedAt.current = undefined;
    const buttons = box.current?.querySelectorAll<HTMLElement>('thead button');
    (buttons?.[Math.min(at, buttons.length - 1)] ?? box.current)?.focus();
  }, [count]);
  const remove = (id: string) => {
    removedAt.current = objects.findIndex((object) => object.id === id);
    onRemove(id);
  };
  return { box, remove };
}

function PropertyRow({
  property,
  objects,
  unknown,
}: {
  readonly property: ComparedProperty;
  readonly objects: readonly ComparedObject[];
  readonly unknown: string;
}) {
  const { label, symbol, unit, values } = property;
  const terms = [symbol, unit].filter(Boolean).join(', ');
  return (
    <tr className={differs(property, objects) ? 'differs' : undefined}>
      <th scope="row" className="side">
        {label}{' '}
        {terms ? (
          <small>
            <Latin>{terms}</Latin>
          </small>
        ) : null}
      </th>
      {objects.map(({ id }) => (
        <td key={id} className={values[id] === undefined ? 'none' : undefined}>
          <bdi>{values[id] ?? unknown}</bdi>
        </td>
      ))}
    </tr>
  );
}
