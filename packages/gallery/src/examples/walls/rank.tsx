import { useTranslate, WallPanel, WallRank, WallRing } from '@jwsk/kit'
import { WallboardFrame } from '../../parts/wallboard-frame'

export function Example() {
  const t = useTranslate()
  return (
    <WallboardFrame>
      <WallPanel name="ring" heading={t('walls.ring')}>
        <WallRing share={0.72} tone="success" caption="1,440 / 2,000" />
      </WallPanel>
      <WallPanel name="rank" heading={t('walls.rank.title')}>
        <WallRank
          entries={[
            { key: '1', name: t('walls.east'), share: 0.92, tone: 'danger' },
            { key: '2', name: t('walls.south'), share: 0.64, tone: 'warning' },
            { key: '3', name: t('walls.north'), share: 0.31, tone: 'success' },
          ]}
        />
      </WallPanel>
    </WallboardFrame>
  )
}
