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

/** A ball bearing with one ball missing. */
export function MissingBall({ tag, label }: MissingBallProps) {
  return (
    <svg
      className="missing-ball"
      width="420"
      height="240"
      viewBox="0 0 420 240"
      role="img"
      aria-label={label}
    >
      <circle className="main" cx={centre.x} cy={centre.y} r="96" />
      <circle cx={centre.x} cy={centre.y} r="93" />
      <circle cx={centre.x} cy={centre.y} r="83.5" />
      <circle cx={centre.x} cy={centre.y} r="58.5" />
      {balls().map(({ x, y }, index) => (
        <circle key={x} className={index === missing ? 'gone' : 'main'} cx={x} cy={y} r="14.5" />
      ))}
      <circle className="bore" cx={centre.x} cy={centre.y} r="46" />
      <circle cx={centre.x} cy={centre.y} r="49" />
      <path className="axis" d="M82 120H298M190 12V228" />
      <path d="M254.57 90.48L330 48H344" />
      <circle className="main" cx="368" cy="48" r="24" />
      <text x="368" y="54">
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
