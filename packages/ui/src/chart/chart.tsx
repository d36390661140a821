import './chart.css'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { saveCsv } from '../browser/save-csv'
import { Button } from '../components/button'
import { Fallback, loadable } from '../components/loadable'
import { PartBoundary } from '../components/part-boundary'
import { useKitText } from '../i18n/kit-text'
import type { ChartData } from './chart-data'
import type { ChartKind } from './chart-options'
import { ChartTable } from './chart-table'
import { loadWhenIdle } from './load-when-idle'

const DrawnChart = loadable(loadWhenIdle(() => import('./echarts-canvas').then((module) => ({ default: module.EChartsCanvas }))))

interface ChartProps extends ChartData {
  readonly kind: ChartKind
  /** Accessible name of the chart. */
  readonly label: string
  /** Returns the link to the list behind a category; `undefined` if there is none. */
  readonly getHref?: (name: string) => string | undefined
  /** Heading; the chart's buttons follow at its end. */
  readonly header?: ReactNode
}

async function exportChartData({ label, categories, series }: ChartProps) {
  const rows = categories.map((name, index) => [name, ...series.map(({ values }) => String(values[index] ?? ''))])
  const heads = ['', ...series.map(({ name }) => name)]
  await saveCsv({ title: label, headers: heads, numeric: heads.map((head) => head !== ''), rows })
}

/**
 * Chart with a data table: screen readers read the table, buttons in the header show it and download it as CSV.
 * Colours come from the theme. The code that draws is loaded when the browser is idle.
 *
 * @example
 * <Chart kind="line" label={t('visitors')} unit={t('visits')} categories={days}
 *   series={[{ name: t('before'), values: lastWeek, role: 'before' }, { name: t('now'), values: thisWeek }]}
 *   getHref={(day) => `/biz/userOrder?createTime_dategt=${day}`} />
 */
export function Chart(props: ChartProps) {
  const { kind, label, getHref, header } = props
  const t = useKitText()
  const id = useId()
  const navigate = useNavigate()
  const [state, setState] = useState<'shown' | 'heard'>('heard')
  const open = (name: string) => {
    const href = getHref?.(name)
    if (href) navigate(href)
  }
  if (props.categories.length === 0)
    return (
      <>
        {header}
        <p className="py-3 text-color-secondary">{t('chart.nothing')}</p>
      </>
    )
  const table = { 'aria-expanded': state === 'shown', 'aria-controls': id, 'aria-label': t('chart.table'), title: t('chart.table') }
  return (
    <figure className="m-0 flex flex-column flex-1" aria-label={label}>
      <div className="flex align-items-center gap-1 -mr-2">
        <div className="flex flex-1 min-w-0 align-items-center justify-content-between gap-2">{header}</div>
        <Button variant="quiet" icon="table" {...table} onClick={() => setState(state === 'shown' ? 'heard' : 'shown')} />
        <Button
          variant="quiet"
          icon="download"
          aria-label={t('export.csv')}
          title={t('export.csv')}
          onClick={() => void exportChartData(props)}
        />
      </div>
      <div className="kit-chart-box relative" data-kind={kind}>
        <PartBoundary>
          <Fallback fallback={<div className="absolute top-0 left-0 w-full h-full kit-skeleton-box" aria-hidden="true" />}>
            <DrawnChart kind={kind} data={props} onOpen={open} />
          </Fallback>
        </PartBoundary>
      </div>
      <ChartTable {...props} id={id} state={state} />
    </figure>
  )
}
