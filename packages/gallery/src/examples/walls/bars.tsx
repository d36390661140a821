import { useTranslate, WallBars, WallPanel } from '@jwsk/kit'
import { WallboardFrame } from '../../parts/wallboard-frame'

export function Example() {
  const t = useTranslate()
  return (
    <WallboardFrame>
      <WallPanel name="bars" heading={t('walls.bars.title')}>
        <WallBars
          bars={[
            { name: '08', value: 120, before: 98 },
            { name: '09', value: 260, before: 240 },
            { name: '10', value: 310, before: 330 },
            { name: '11', value: undefined, before: 280 },
          ]}
        />
      </WallPanel>
    </WallboardFrame>
  )
}
