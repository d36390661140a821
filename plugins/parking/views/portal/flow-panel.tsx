import { useTranslate, WallBars, WallKey, WallPanel } from '@jwsk/kit'
import type { HourFlow } from './figures'

/** Cars in, and behind them cars out, by the hour. */
export function FlowPanel({ flow }: { readonly flow: readonly HourFlow[] }) {
  const t = useTranslate()
  return (
    <WallPanel
      name="flow"
      heading={t('portal.flow')}
      aside={
        <WallKey
          legend={[
            ['accent', t('portal.in')],
            ['quiet', t('portal.out')],
          ]}
        />
      }
    >
      <WallBars
        beforeLabel={t('portal.out')}
        bars={flow.map(({ hour, entered, departed }) => ({ name: hour, value: entered, before: departed }))}
      />
    </WallPanel>
  )
}
