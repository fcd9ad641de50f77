const ballCount = 11;
const missing = 7;
const centre = { x: 190, y: 120 };
const pitchRadius = 71;
/** In radians; places a ball at the very top. */
const firstAngle = 1.856;

export interface MissingBallProps {
  /** Text of the tag that points at the gap. */
  readonly tag: string;
  /** Text alternative of the picture. */
  readonly label: string;
}

/** Strokes of a drawing as attributes: the styles of every page would carry them for this one. */
const thin = { fill: 'none', stroke: 'var(--c-drawThin)', strokeWidth: 0.9 };
const main = { fill: 'var(--c-surface)', stroke: 'var(--c-draw)', strokeWidth: 1.4 };
const bore = { ...main, fill: 'var(--c-ground)' };
const gone = { ...thin, strokeDasharray: '4 3' };
const axis = {
  fill: 'none',
  stroke: 'var(--c-primary)',
  strokeWidth: 0.8,
  strokeDasharray: '12 3 2 3',
};

/** A ball bearing with one ball missing. */
export function MissingBall({ tag, label }: MissingBallProps) {
  return (
    <svg width="100%" height="280" viewBox="70 6 334 228" role="img" aria-label={label}>
      <circle {...main} cx={centre.x} cy={centre.y} r="96" />
      <circle {...thin} cx={centre.x} cy={centre.y} r="93" />
      <circle {...thin} cx={centre.x} cy={centre.y} r="83.5" />
      <circle {...thin} cx={centre.x} cy={centre.y} r="58.5" />
      {balls().map(({ x, y }, index) => (
        <circle key={x} {...(index === missing ? gone : main)} cx={x} cy={y} r="14.5" />
      ))}
      <circle {...bore} cx={centre.x} cy={centre.y} r="46" />
      <circle {...thin} cx={centre.x} cy={centre.y} r="49" />
      <path {...axis} d="M82 120H298M190 12V228" />
      <path {...thin} d="M254.57 90.48L330 48H344" />
      <circle {...main} cx="368" cy="48" r="24" />
      <text x="368" y="54" fill="var(--c-ink)" fontSize="16" fontWeight="700" textAnchor="middle">
        {tag}
      </text>
    </svg>
  );
}

function balls(): { x: number; y: number }[] {
  return Array.from({ length: ballCount }, (_, index) => {
    const angle = firstAngle + (index * 2 * Math.PI) / ballCount;
    return {
      x: Number((centre.x + pitchRadius * Math.cos(angle)).toFixed(2)),
      y: Number((centre.y + pitchRadius * Math.sin(angle)).toFixed(2)),
    };
  });
}
