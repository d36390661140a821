import { useTranslate, WallTiles } from '@jwsk/kit'
import { WallboardFrame } from '../../parts/wallboard-frame'

export function Example() {
  const t = useTranslate()
  return (
    <WallboardFrame>
      <WallTiles
        heading={t('walls.tiles.title')}
        empty={t('walls.none')}
        legend={[
          ['success', t('walls.calm')],
          ['danger', t('walls.full')],
        ]}
        tiles={[
          { key: '1', name: t('walls.east'), tone: 'danger', share: 1, word: t('walls.full') },
          { key: '2', name: t('walls.south'), tone: 'warning', share: 0.64 },
          { key: '3', name: t('walls.north'), tone: 'success', share: 0.31 },
        ]}
      />
    </WallboardFrame>
  )
}
