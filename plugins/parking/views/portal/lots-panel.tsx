import { useTranslate, useWallNumbers, WallTiles } from '@jwsk/kit'
import { type LotFigures, levels, tones } from './figures'

/** A plan of the lots, coloured by how full they are. */
export function LotsPanel({ lots }: { readonly lots: readonly LotFigures[] }) {
  const t = useTranslate()
  const numbers = useWallNumbers()
  const tiles = lots.map(({ key, name, share, state, left, total }) => ({
    key,
    name,
    share,
    tone: tones[state],
    ...((state === 'tight' || state === 'full') && { word: t(`portal.${state}`) }),
    children: (
      <span className="flex flex-wrap justify-content-between align-items-baseline column-gap-1">
        <span className="white-space-nowrap">
          <strong>{left}</strong> <span className="wall-small text-color-secondary">/ {total}</span>
        </span>
        <b className="wall-small font-medium white-space-nowrap">
          <small>{t('portal.occupied', { share: numbers.share(share) })}</small>
        </b>
      </span>
    ),
  }))
  return (
    <WallTiles
      heading={t('portal.lots')}
      tiles={tiles}
      empty={t('portal.noLots')}
      legend={levels.map((state) => [tones[state], t(`portal.states.${state}`)])}
    />
  )
}
