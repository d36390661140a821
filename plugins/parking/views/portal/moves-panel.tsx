import { useTranslate } from '@jwsk/kit'
import { WallboardFeed } from '@jwsk/wallboard'
import type { Movement } from './parking-stats'

/** Latest cars through the gates. */
export function MovesPanel({ moves }: { readonly moves: readonly Movement[] | undefined }) {
  const t = useTranslate()
  return (
    <WallboardFeed
      name="moves"
      heading={t('portal.moves')}
      emptyText={t('portal.noMoves')}
      events={moves?.map(({ key, plate, lot, day, time, way, color }) => ({
        key,
        day,
        time,
        text: lot,
        prefix: (
          <>
            <b
              className="wallboard-plate text-center border-1 surface-border border-round font-medium white-space-nowrap"
              data-color={color}
            >
              {plate}
            </b>
            <span
              className={`wallboard-way wallboard-small border-round ${way === 'in' ? 'bg-green-50 text-green-500' : 'bg-blue-50 text-blue-500'}`}
            >
              {t(`portal.${way}`)}
            </span>
          </>
        ),
      }))}
    />
  )
}
