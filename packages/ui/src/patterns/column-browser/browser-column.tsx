'use client';

import { Icon } from '../../icon/icon';
import { mdiChevronRight } from '../../icon/small-set';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import { areaIcons } from '../area-links/area-links';
import type { BrowserNode } from './browser-node';

export interface BrowserColumnProps {
  readonly title: string;
  readonly nodes: readonly BrowserNode[];
  /** The open row of this column. */
  readonly open: BrowserNode | undefined;
  /** True if no further column is open: its open row is the current one. */
  readonly isLast: boolean;
  readonly onLook: (node: BrowserNode) => void;
  readonly onLookSoon: (node: BrowserNode) => void;
  readonly onLeave: () => void;
}

/** A column of links, of which only the open one is in the Tab order. */
export function BrowserColumn({ title, nodes, open, isLast, ...events }: BrowserColumnProps) {
  return (
    <div className={cx('browser-column')}>
      <p className="u-browser-title" aria-hidden={nodes.length === 0}>
        {title}
      </p>
      <ul aria-label={title}>
        {nodes.map((node, index) => (
          <li key={node.id}>
            <BrowserRow
              node={node}
              isOpen={node === open}
              isChosen={node === open && isLast}
              isTabStop={open ? node === open : index === 0}
              {...events}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BrowserRowProps extends Pick<BrowserColumnProps, 'onLook' | 'onLookSoon' | 'onLeave'> {
  readonly node: BrowserNode;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
}

function BrowserRow({ node, isOpen, isChosen, isTabStop, onLook, onLookSoon, onLeave }: BrowserRowProps) {
  const hasChildren = node.children.length > 0;
  return (
    <a
      data-row
      href={node.href}
      className={cx('browser-row', { isArea: node.area !== undefined })}
      aria-expanded={hasChildren ? isOpen && !isChosen : undefined}
      aria-current={isChosen ? 'true' : undefined}
      tabIndex={isTabStop ? undefined : -1}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onLook(node)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLookSoon(node)}
      onPointerLeave={onLeave}
    >
      {node.area ? <Icon path={areaIcons[node.area]} /> : null}
      <span>
        <MixedText>{node.name}</MixedText>
        {node.detail ? <small>{node.detail}</small> : null}
      </span>
      <small>{node.count}</small>
      {hasChildren && !node.area ? (
        <Icon path={mdiChevronRight} size={18} mirrored />
      ) : node.area ? null : (
        <i />
      )}
    </a>
  );
}
