import './chart.css'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useKitText } from '../../i18n/kit-text'
import { saveFile } from '../../runtime/save-file'
import { Button } from '../button'
import { Island } from '../island'
import { Fallback, loadable } from '../loadable'
import type { ChartFigures } from './chart-figures'
import type { ChartKind } from './chart-options'
import { FigureTable } from './figure-table'
import { restedLoad } from './rested-load'

const DrawnChart = loadable(restedLoad(() => import('./drawn-chart').then((module) => ({ default: module.DrawnChart }))))

interface ChartProps extends ChartFigures {
  readonly kind: ChartKind
  /** What the figures are, for whoever does not see them. */
  readonly label: string
  /** The list behind a figure; nothing where there is none. */
  readonly addressOf?: (name: string) => string | undefined
  /** Its heading, with the tools at its end. */
  readonly head?: ReactNode
}

async function exportFigures({ label, names, series }: ChartProps) {
  const { csvOf } = await import('../../resource/export/csv')
  const rows = names.map((name, index) => [name, ...series.map(({ values }) => String(values[index] ?? ''))])
  const heads = ['', ...series.map(({ name }) => name)]
  saveFile(csvOf({ title: label, heads, numeric: heads.map((head) => head !== ''), rows }), `${label}.csv`)
}

/**
 * Figures as a picture, and as the table behind it: heard by screen readers, shown and saved at the press of a button in its head.
 * A view says what the figures are; the kind says how they are drawn, in the theme's colours. The code that draws comes
 * once the page has come to rest.
 *
 * @example
 * <Chart kind="line" label={t('visitors')} unit={t('visits')} names={days}
 *   series={[{ name: t('before'), values: lastWeek, role: 'before' }, { name: t('now'), values: thisWeek }]}
 *   addressOf={(day) => `/biz/userOrder?createTime_dategt=${day}`} />
 */
export function Chart(props: ChartProps) {
  const { kind, label, addressOf, head } = props
  const t = useKitText()
  const id = useId()
  const navigate = useNavigate()
  const [state, show] = useState<'shown' | 'heard'>('heard')
  const open = (name: string) => {
    const address = addressOf?.(name)
    if (address) navigate(address)
  }
  if (props.names.length === 0)
    return (
      <>
        {head}
        <p className="py-3 text-color-secondary">{t('chart.nothing')}</p>
      </>
    )
  const table = { 'aria-expanded': state === 'shown', 'aria-controls': id, 'aria-label': t('chart.table'), title: t('chart.table') }
  return (
    <figure className="m-0 flex flex-column flex-1" aria-label={label}>
      <div className="flex align-items-center gap-1 -mr-2">
        <div className="flex flex-1 min-w-0 align-items-center justify-content-between gap-2">{head}</div>
        <Button kind="quiet" icon="table" {...table} onClick={() => show(state === 'shown' ? 'heard' : 'shown')} />
        <Button
          kind="quiet"
          icon="download"
          aria-label={t('export.csv')}
          title={t('export.csv')}
          onClick={() => void exportFigures(props)}
        />
      </div>
      <div className="kit-chart-box relative" data-kind={kind}>
        <Island>
          <Fallback show={<div className="absolute top-0 left-0 w-full h-full kit-skeleton-box" aria-hidden="true" />}>
            <DrawnChart kind={kind} figures={props} onOpen={open} />
          </Fallback>
        </Island>
      </div>
      <FigureTable {...props} id={id} state={state} />
    </figure>
  )
}
