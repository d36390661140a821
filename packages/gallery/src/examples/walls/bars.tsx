import { useTranslate } from '@jwsk/kit'
import { WallboardBars, WallboardPanel } from '@jwsk/wallboard'
import { WallboardFrame } from '../../parts/wallboard-frame'

export function Example() {
  const t = useTranslate()
  return (
    <WallboardFrame>
      <WallboardPanel name="bars" heading={t('walls.bars.title')}>
        <WallboardBars
          bars={[
            { name: '08', value: 120, previousValue: 98 },
            { name: '09', value: 260, previousValue: 240 },
            { name: '10', value: 310, previousValue: 330 },
            { name: '11', value: undefined, previousValue: 280 },
          ]}
        />
      </WallboardPanel>
    </WallboardFrame>
  )
}
