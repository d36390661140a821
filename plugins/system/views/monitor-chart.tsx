import { TitledChart, useClock, useTranslate } from '@jwsk/kit'
import { type Sample, stepsOf } from './monitor-history'

interface MonitorChartProps {
  readonly samples: readonly Sample[]
  readonly figures: readonly { readonly figure: string; readonly label: string }[]
}

const unknown = ''
const tenth = (share: number) => Math.round(share * 10) / 10

/** The last half hour at most as lines: what was in use, and how long the server took to say so. */
export function MonitorChart({ samples, figures }: MonitorChartProps) {
  const t = useTranslate()
  const clock = useClock()
  const steps = stepsOf(samples)
  const times = steps.map(({ at }) => clock(new Date(at)).slice(11))
  const sharesOf = (figure: string) => steps.map(({ sample }) => (sample ? tenth(sample.shares[figure] ?? 0) : unknown))
  return (
    <div className="flex flex-column lg:flex-row gap-4 mb-3">
      <TitledChart
        kind="line"
        label={t('monitor.inUse')}
        unit="%"
        names={times}
        series={figures.map(({ figure, label }) => ({ name: label, values: sharesOf(figure) }))}
      />
      <TitledChart
        kind="line"
        label={t('monitor.latency')}
        unit="ms"
        names={times}
        series={[{ name: t('monitor.latency'), values: steps.map(({ sample }) => sample?.latency ?? unknown) }]}
      />
    </div>
  )
}
