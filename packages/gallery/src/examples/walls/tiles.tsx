import { useTranslate } from '@jwsk/kit'
import { WallboardTiles } from '@jwsk/wallboard'
import { WallboardFrame } from '../../parts/wallboard-frame'

export function Example() {
  const t = useTranslate()
  return (
    <WallboardFrame>
      <WallboardTiles
        heading={t('walls.tiles.title')}
        emptyText={t('walls.none')}
        legend={[
          ['success', t('walls.calm')],
          ['danger', t('walls.full')],
        ]}
        tiles={[
          { key: '1', name: t('walls.east'), tone: 'danger', share: 1, statusLabel: t('walls.full') },
          { key: '2', name: t('walls.south'), tone: 'warning', share: 0.64 },
          { key: '3', name: t('walls.north'), tone: 'success', share: 0.31 },
        ]}
      />
    </WallboardFrame>
  )
}
