import './wallboard-tiles.css'

interface WallboardBarProps {
  /** Fill level, where 1 is full; can exceed 1. */
  readonly share: number
  /** Whether an empty bar is emphasized. */
  readonly isAlarm?: boolean
}

/** Thin bar of a share, in the tone of its parent. */
export const WallboardBar = ({ share, isAlarm = false }: WallboardBarProps) => (
  <span className="wallboard-bar block overflow-hidden border-round" data-empty={(share === 0 && isAlarm) || undefined} aria-hidden="true">
    <i className="block" style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
  </span>
)
