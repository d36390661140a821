import { useTranslate } from '@jwsk/kit'
import { WallboardDivergingBars, WallboardLegend, WallboardPanel } from '@jwsk/wallboard'
import type { HourFlow } from './parking-stats'

/** Chart of arrivals and, below them, departures by hour. */
export function FlowPanel({ flow }: { readonly flow: readonly HourFlow[] }) {
  const t = useTranslate()
  return (
    <WallboardPanel
      name="flow"
      heading={t('portal.flow')}
      aside={
        <WallboardLegend
          legend={[
            ['accent', t('portal.in')],
            ['quiet', t('portal.out')],
          ]}
        />
      }
    >
      <WallboardDivergingBars
        aboveLabel={t('portal.in')}
        belowLabel={t('portal.out')}
        bars={flow.map(({ hour, entered, departed }) => ({ name: hour, above: entered, below: departed }))}
      />
    </WallboardPanel>
  )
}
