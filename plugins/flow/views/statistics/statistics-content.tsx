import { Stats, TitledChart, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import type { flowProcess } from '@jwsk/sdk/flow'
import { useFormatDuration } from '../../fields/use-format-duration'
import { useFormatSummary } from '../../fields/use-format-list'
import { type FigureColumn, FiguresTable } from './figures-table'

type Statistics = NonNullable<OutputOf<typeof flowProcess.statistics>>
type ProcessFigures = Statistics['processes'][number]
type StepFigures = Statistics['steps'][number]

const cardClass = 'px-4 pt-2 pb-3 border-1 surface-border border-round-lg surface-card'
const maxBars = 8
const minutesPerHour = 60

const toHours = (minutes: number) => Math.round((minutes / minutesPerHour) * 10) / 10
const sum = (rows: readonly ProcessFigures[], name: 'started' | 'passed' | 'refused' | 'running') =>
  rows.reduce((total, row) => total + row[name], 0)

/** Returns the average time of all ended requests. */
function computeAverage(rows: readonly ProcessFigures[]): number {
  const ended = rows.map(({ passed, refused, withdrawn, averageMinutes }) => ({ count: passed + refused + withdrawn, averageMinutes }))
  const count = ended.reduce((total, row) => total + row.count, 0)
  return count === 0 ? 0 : Math.round(ended.reduce((total, row) => total + row.count * row.averageMinutes, 0) / count)
}

/** Figures of a period: totals, charts of months and of the slowest steps, and both tables. */
export function StatisticsContent({ data: { processes, steps, months } }: { readonly data: Statistics }) {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  const formatDuration = useFormatDuration()
  const nameByKey = new Map(processes.map((row) => [row.processDefinitionKey, formatSummary(row.processDefinitionName)]))
  const getProcessName = (key: string) => nameByKey.get(key) ?? key
  const getStepName = ({ processDefinitionKey, nodeName }: StepFigures) =>
    nameByKey.size > 1 ? `${formatSummary(nodeName)} · ${getProcessName(processDefinitionKey)}` : formatSummary(nodeName)
  const formatTime = (minutes: number) => (minutes === 0 ? '—' : formatDuration(minutes))
  const overdue = steps.reduce((total, row) => total + row.overdue, 0)
  const average = computeAverage(processes)
  const slowest = steps.slice(0, maxBars)
  const count = (id: 'started' | 'passed' | 'refused' | 'withdrawn' | 'running'): FigureColumn<ProcessFigures> => ({
    id,
    label: t(`flow:statistics.figures.${id}`),
    getText: (row) => String(row[id]),
    getValue: (row) => row[id],
  })
  const processColumns: readonly FigureColumn<ProcessFigures>[] = [
    { id: 'name', label: t('flow:statistics.process'), getText: ({ processDefinitionKey }) => getProcessName(processDefinitionKey) },
    count('started'),
    count('passed'),
    count('refused'),
    count('withdrawn'),
    count('running'),
    {
      id: 'average',
      label: t('flow:statistics.averageHours'),
      getText: ({ averageMinutes }) => String(toHours(averageMinutes)),
      getValue: ({ averageMinutes }) => toHours(averageMinutes),
    },
  ]
  const stepColumns: readonly FigureColumn<StepFigures>[] = [
    { id: 'name', label: t('flow:statistics.step'), getText: getStepName },
    { id: 'done', label: t('flow:statistics.figures.done'), getText: ({ done }) => String(done), getValue: ({ done }) => done },
    { id: 'open', label: t('flow:statistics.figures.open'), getText: ({ open }) => String(open), getValue: ({ open }) => open },
    {
      id: 'overdue',
      label: t('flow:statistics.figures.overdue'),
      getText: (row) => String(row.overdue),
      getValue: (row) => row.overdue,
      isAlert: (row) => row.overdue > 0,
    },
    {
      id: 'average',
      label: t('flow:statistics.averageHours'),
      getText: ({ averageMinutes }) => String(toHours(averageMinutes)),
      getValue: ({ averageMinutes }) => toHours(averageMinutes),
    },
    {
      id: 'longest',
      label: t('flow:statistics.longestHours'),
      getText: ({ longestMinutes }) => String(toHours(longestMinutes)),
      getValue: ({ longestMinutes }) => toHours(longestMinutes),
    },
  ]
  return (
    <>
      <Stats
        figures={[
          { label: t('flow:statistics.figures.started'), value: sum(processes, 'started') },
          { label: t('flow:statistics.figures.passed'), value: sum(processes, 'passed'), tone: 'success' },
          { label: t('flow:statistics.figures.refused'), value: sum(processes, 'refused') },
          { label: t('flow:statistics.figures.running'), value: sum(processes, 'running') },
          { label: t('flow:statistics.figures.average'), value: formatTime(average) },
          { label: t('flow:statistics.figures.overdue'), value: overdue, tone: overdue > 0 ? 'danger' : undefined },
        ]}
      />
      <div className="flow-charts">
        <div className={cardClass}>
          <TitledChart
            kind="bars"
            label={t('flow:statistics.byMonth')}
            unit={t('flow:statistics.pieces')}
            categories={months.map(({ month }) => month)}
            // stacked: the parts add up to the started requests
            series={[
              { name: t('flow:statistics.figures.passed'), values: months.map(({ passed }) => passed) },
              { name: t('flow:statistics.figures.refused'), values: months.map(({ refused }) => refused) },
              { name: t('flow:statistics.figures.others'), values: months.map((row) => row.started - row.passed - row.refused) },
            ]}
          />
        </div>
        <div className={cardClass}>
          <TitledChart
            kind="ranking"
            label={t('flow:statistics.slowest')}
            unit={t('flow:statistics.hours')}
            categories={slowest.map(getStepName)}
            series={[{ name: t('flow:statistics.figures.average'), values: slowest.map(({ averageMinutes }) => toHours(averageMinutes)) }]}
          />
        </div>
      </div>
      <FiguresTable
        title={t('flow:statistics.steps')}
        columns={stepColumns}
        rows={steps}
        getKey={({ processDefinitionKey, nodeId }) => `${processDefinitionKey} ${nodeId}`}
      />
      <FiguresTable
        title={t('flow:statistics.processes')}
        columns={processColumns}
        rows={processes}
        getKey={({ processDefinitionKey }) => processDefinitionKey}
      />
    </>
  )
}
