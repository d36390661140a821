import './wall-ring.css'
import type { WallboardTone } from './wallboard-tone'
import { useWallboardNumbers } from './wallboard-totals'

interface WallboardRingProps {
  /** From 0 to 1; nothing while it is not known. */
  readonly share: number | undefined
  readonly tone: WallboardTone
  /** Of what is missing to the whole, where that is what somebody has to look after. */
  readonly remainderTone?: WallboardTone | undefined
  /** The figures behind it, in words. */
  readonly caption: string
}

/** A share of a whole: drawn with the first answer, as there is nothing to wait for. */
export function WallboardRing({ share, tone, remainderTone, caption }: WallboardRingProps) {
  const numbers = useWallboardNumbers()
  return (
    <>
      <svg className="wall-ring flex-1 w-full min-h-0" data-tone={tone} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="42" data-tone={remainderTone} />
        {/* a round end of no length would still be a dot */}
        {share !== undefined && share > 0 && (
          <circle cx="50" cy="50" r="42" pathLength="100" strokeDasharray={`${Math.min(1, share) * 100} 100`} />
        )}
        <text x="50" y="57">
          {numbers.share(share)}
        </text>
      </svg>
      <p className="text-center text-color-secondary">{caption}</p>
    </>
  )
}
