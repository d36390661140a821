import { useTranslate, WallTiles } from '@jwsk/kit'
import { type LotFigures, lotStates, tones } from './figures'

/** A plan of the lots, coloured by how full they are. */
export function LotsPanel({ lots }: { readonly lots: readonly LotFigures[] }) {
  const t = useTranslate()
  const tiles = lots.map(({ key, name, share, state, left, total }) => ({
    key,
    name,
    share,
    tone: tones[state],
    ...((state === 'tight' || state === 'full') && { word: t(`portal.${state}`) }),
    children: (
      <span className="flex justify-content-between align-items-baseline">
        <strong>{left}</strong>
        <span className="wall-small text-color-secondary white-space-nowrap">/ {total}</span>
      </span>
    ),
  }))
  return (
    <WallTiles
      heading={t('portal.lots')}
      tiles={tiles}
      empty={t('portal.noLots')}
      legend={lotStates.map((state) => [tones[state], t(`portal.states.${state}`)])}
    />
  )
}
