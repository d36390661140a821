import { useTranslate, WallKey, WallMirror, WallPanel } from '@jwsk/kit'
import type { HourFlow } from './figures'

/** Cars in, and below them cars out, by the hour. */
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
      <WallMirror
        aboveLabel={t('portal.in')}
        belowLabel={t('portal.out')}
        bars={flow.map(({ hour, entered, departed }) => ({ name: hour, above: entered, below: departed }))}
      />
    </WallPanel>
  )
}
