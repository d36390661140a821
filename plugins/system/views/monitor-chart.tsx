import { TitledChart, useFormatSiteTime, useTranslate } from '@jwsk/kit'
import { getGroupName, groupByThresholds, type Load, latencyLimits, type Sample, tones, toSteps } from './monitor-history'

interface MonitorChartProps {
  readonly samples: readonly Sample[]
  readonly loads: readonly Load[]
}

const unknown = ''
const tenth = (share: number) => Math.round(share * 10) / 10

/** Line chart of the samples: shares, thresholds and response times. */
export function MonitorChart({ samples, loads }: MonitorChartProps) {
  const t = useTranslate()
  const clock = useFormatSiteTime()
  const steps = toSteps(samples)
  const times = steps.map(({ at }) => clock(new Date(at)).slice(11))
  const getShares = (figure: string) => steps.map(({ sample }) => (sample ? tenth(sample.shares[figure] ?? 0) : unknown))
  const groups = groupByThresholds(loads).map((group) => {
    const [{ label: only, thresholds } = { label: '', thresholds: undefined }] = group
    const name = getGroupName(group)
    const limits = (['warning', 'critical'] as const).flatMap((level) =>
      thresholds ? [{ value: thresholds[level], label: `${t(`monitor.levels.${level}`)} ${thresholds[level]}%`, tone: tones[level] }] : [],
    )
    return { group, limits, label: name === 'one' ? only : t(`monitor.${name}`) }
  })
  return (
    <div className="flex flex-column lg:flex-row flex-1 gap-4 mb-3">
      {groups.map(({ group, label, limits }) => (
        <TitledChart
          key={label}
          kind="line"
          label={label}
          unit="%"
          categories={times}
          limits={limits}
          series={group.map(({ figure, label: name }) => ({ name, values: getShares(figure) }))}
        />
      ))}
      <TitledChart
        kind="line"
        label={t('monitor.latency')}
        unit="ms"
        categories={times}
        limits={latencyLimits(samples).map(([level, value]) => ({
          value,
          label: `${t(`monitor.slow.${level}`)} ${value} ms`,
          tone: tones[level],
        }))}
        series={[{ name: t('monitor.latency'), values: steps.map(({ sample }) => sample?.latency ?? unknown) }]}
      />
    </div>
  )
}
