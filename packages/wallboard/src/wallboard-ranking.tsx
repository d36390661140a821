import './wallboard-list.css'
import { stripSharedSuffix } from './plan/plan-names'
import { WallboardBar } from './wallboard-bar'
import { useWallboardNumbers } from './wallboard-numbers'
import type { WallboardTone } from './wallboard-tone'

const maxEntries = 10

/** Entry of a ranking. */
export interface WallboardRankingEntry {
  readonly key: string
  readonly name: string
  /** Share, where 1 is 100 %; can exceed 1. */
  readonly share: number
  readonly tone: WallboardTone
  /** Text in place of the share in percent. */
  readonly figure?: string
}

/** Ranking with bars in the given order; shows at most ten entries. */
export function WallboardRanking({ entries }: { readonly entries: readonly WallboardRankingEntry[] }) {
  const numbers = useWallboardNumbers()
  const names = stripSharedSuffix(entries.map(({ name }) => name))
  return (
    <ol className="wallboard-list flex flex-1 min-h-0">
      {entries.slice(0, maxEntries).map(({ key, name, share, tone, figure }, index) => (
        <li key={key} className="wallboard-line" data-tone={tone}>
          <span className="overflow-hidden text-overflow-ellipsis white-space-nowrap" title={name}>
            {names[index]}
          </span>
          <b className="font-medium">{figure ?? numbers.share(share)}</b>
          <WallboardBar share={share} isAlarm={tone === 'danger'} />
        </li>
      ))}
    </ol>
  )
}
