import { useTranslate } from '@jwsk/kit'
import { WallboardPanel, WallboardRanking, WallboardRing } from '@jwsk/wallboard'
import { WallboardFrame } from '../../parts/wallboard-frame'

export function Example() {
  const t = useTranslate()
  return (
    <WallboardFrame>
      <WallboardPanel name="ring" heading={t('walls.ring')}>
        <WallboardRing share={0.72} tone="success" caption="1,440 / 2,000" />
      </WallboardPanel>
      <WallboardPanel name="rank" heading={t('walls.rank.title')}>
        <WallboardRanking
          entries={[
            { key: '1', name: t('walls.east'), share: 0.92, tone: 'danger' },
            { key: '2', name: t('walls.south'), share: 0.64, tone: 'warning' },
            { key: '3', name: t('walls.north'), share: 0.31, tone: 'success' },
          ]}
        />
      </WallboardPanel>
    </WallboardFrame>
  )
}
