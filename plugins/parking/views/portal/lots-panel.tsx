import { useTranslate } from '@jwsk/kit'
import { useWallboardNumbers, type WallboardPlanContent, WallboardTiles } from '@jwsk/wallboard'
import { type LotStats, tones } from './parking-stats'

/** Smallest share of lots with a position; a map of fewer would mislead. */
const minShare = 0.8

/** Returns the lots on the map with their free spaces; `undefined` if the platform sends too few positions. */
function toPlan(lots: readonly LotStats[]): WallboardPlanContent | undefined {
  const places = lots.flatMap(({ key, name, state, left, at }) =>
    at ? [{ key, name, tone: tones[state], longitude: at[0], latitude: at[1], figure: String(left) }] : [],
  )
  return places.length > 1 && places.length >= lots.length * minShare ? { places } : undefined
}

/** Map of the lots, colored by occupancy. */
export function LotsPanel({ lots }: { readonly lots: readonly LotStats[] }) {
  const t = useTranslate()
  const numbers = useWallboardNumbers()
  const tiles = lots.map(({ key, name, share, state, left, total }) => ({
    key,
    name,
    share,
    tone: tones[state],
    ...((state === 'tight' || state === 'full') && { word: t(`portal.${state}`) }),
    children: (
      <span className="flex flex-wrap justify-content-between align-items-baseline column-gap-1">
        <span className="white-space-nowrap">
          <strong>{left}</strong> <span className="wallboard-small text-color-secondary">/ {total}</span>
        </span>
        <b className="wallboard-small font-medium white-space-nowrap">
          <small>{t('portal.occupied', { share: numbers.share(share) })}</small>
        </b>
      </span>
    ),
  }))
  return <WallboardTiles heading={t('portal.lots')} tiles={tiles} emptyText={t('portal.noLots')} legend="load" plan={toPlan(lots)} />
}
