import './wallboard-ring.css'
import { useWallboardNumbers } from './wallboard-numbers'
import type { WallboardTone } from './wallboard-tone'

interface WallboardRingProps {
  /** Share from 0 to 1; `undefined` while loading. */
  readonly share: number | undefined
  readonly tone: WallboardTone
  /** Tone of the remainder, if it needs attention. */
  readonly remainderTone?: WallboardTone | undefined
  /** Text with the numbers behind the share. */
  readonly caption: string
}

/** Ring chart of a share, drawn as SVG so that it needs no chart library. */
export function Ring({ share, tone, remainderTone }: Omit<WallboardRingProps, 'caption'>) {
  const numbers = useWallboardNumbers()
  return (
    <svg
      className="wallboard-ring flex-1 w-full min-h-0"
      data-tone={tone}
      viewBox="0 0 100 100"
      role="img"
      aria-label={numbers.share(share)}
    >
      <circle cx="50" cy="50" r="42" data-tone={remainderTone} />
      {/* a round line cap of zero length would still be a dot */}
      {share !== undefined && share > 0 && (
        <circle cx="50" cy="50" r="42" pathLength="100" strokeDasharray={`${Math.min(1, share) * 100} 100`} />
      )}
      <text x="50" y="57">
        {numbers.share(share)}
      </text>
    </svg>
  )
}

/** Ring chart of a share with a caption. */
export const WallboardRing = ({ caption, ...rest }: WallboardRingProps) => (
  <>
    <Ring {...rest} />
    <p className="text-center text-color-secondary">{caption}</p>
  </>
)
