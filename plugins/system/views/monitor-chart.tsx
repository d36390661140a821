import { TitledChart, useClock, useTranslate } from '@jwsk/kit'
import { commonThresholds, type Load, type Sample, stepsOf, tones } from './monitor-history'

interface MonitorChartProps {
  readonly samples: readonly Sample[]
  readonly loads: readonly Load[]
}

const unknown = ''
const tenth = (share: number) => Math.round(share * 10) / 10

/** What was collected as lines: what was in use, what it is held against, and how long the server took to say so. */
export function MonitorChart({ samples, loads }: MonitorChartProps) {
  const t = useTranslate()
  const clock = useClock()
  const steps = stepsOf(samples)
  const times = steps.map(({ at }) => clock(new Date(at)).slice(11))
  const sharesOf = (figure: string) => steps.map(({ sample }) => (sample ? tenth(sample.shares[figure] ?? 0) : unknown))
  const thresholds = commonThresholds(loads)
  const limits = (['warning', 'critical'] as const).flatMap((level) =>
    thresholds ? [{ value: thresholds[level], label: `${t(`monitor.levels.${level}`)} ${thresholds[level]}%`, tone: tones[level] }] : [],
  )
  return (
    <div className="flex flex-column lg:flex-row gap-4 mb-3">
      <TitledChart
        kind="line"
        label={t('monitor.inUse')}
        unit="%"
        names={times}
        limits={limits}
        series={loads.map(({ figure, label }) => ({ name: label, values: sharesOf(figure) }))}
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
