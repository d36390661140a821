import { useTranslate } from '@jwsk/kit'
import { useWallboardNumbers, type WallboardPlanContent, WallboardTiles } from '@jwsk/wallboard'
import { type LotStats, tones } from './parking-stats'

/** Smallest share of lots with a position; positions of fewer would mislead, so that none are used. */
const minShare = 0.8

/** Returns the lots on the plan with their free spaces. */
function toPlan(lots: readonly LotStats[]): WallboardPlanContent | undefined {
  const isLocated = lots.filter(({ at }) => at).length >= lots.length * minShare
  const places = lots.map(({ key, name, state, left, share, at }) => ({
    ...{ key, name, tone: tones[state], figure: String(left), share },
    ...(isLocated && at && { longitude: at[0], latitude: at[1] }),
  }))
  return places.length > 1 ? { places } : undefined
}

/** Plan of the lots, colored by occupancy. */
export function LotsPanel({ lots }: { readonly lots: readonly LotStats[] | undefined }) {
  const t = useTranslate()
  const numbers = useWallboardNumbers()
  const tiles = lots?.map(({ key, name, share, state, left, total }) => ({
    key,
    name,
    share,
    tone: tones[state],
    ...((state === 'tight' || state === 'full') && { statusLabel: t(`portal.${state}`) }),
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
  return (
    <WallboardTiles heading={t('portal.lots')} tiles={tiles} emptyText={t('portal.noLots')} legend="load" plan={lots && toPlan(lots)} />
  )
}
