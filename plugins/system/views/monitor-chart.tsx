import { TitledChart, useClock, useTranslate } from '@jwsk/kit'
import type { Sample } from './monitor-history'

interface MonitorChartProps {
  readonly samples: readonly Sample[]
  readonly figures: readonly { readonly figure: string; readonly label: string }[]
}

/** The last half hour as lines: what was in use, and how long the server took to say so. */
export function MonitorChart({ samples, figures }: MonitorChartProps) {
  const t = useTranslate()
  const clock = useClock()
  const times = samples.map(({ at }) => clock(new Date(at)).slice(11))
  return (
    <div className="flex flex-column lg:flex-row gap-4 mb-3">
      <TitledChart
        kind="line"
        label={t('monitor.inUse')}
        unit="%"
        names={times}
        series={figures.map(({ figure, label }) => ({ name: label, values: samples.map(({ shares }) => shares[figure] ?? 0) }))}
      />
      <TitledChart
        kind="line"
        label={t('monitor.latency')}
        unit="ms"
        names={times}
        series={[{ name: t('monitor.latency'), values: samples.map(({ latency }) => latency) }]}
      />
    </div>
  )
}
