import { Button } from '@bazaar/ui/button';
import { color, motion, radius } from '@bazaar/ui/tokens';
import { useState } from 'react';

const { durationMs, easing } = motion.quick;

/** The motion of the design, played on request. */
export function MotionSample() {
  const [isMoved, setMoved] = useState(false);
  return (
    <section>
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>Duration</th>
            <th>Easing</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <code>quick</code>
            </td>
            <td className="figure">{durationMs} ms</td>
            <td>
              <code>{easing}</code>
            </td>
          </tr>
        </tbody>
      </table>
      <Button onClick={() => setMoved(!isMoved)}>Play</Button>
      <div
        style={{
          inlineSize: 48,
          blockSize: 48,
          marginBlockStart: 16,
          borderRadius: radius.card,
          background: color.primary,
          transition: `transform ${durationMs}ms ${easing}`,
          transform: isMoved ? 'translate(240px)' : 'none',
        }}
      />
    </section>
  );
}
