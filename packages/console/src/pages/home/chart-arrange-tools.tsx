import { Button } from '@jwsk/kit'
import { useText } from '../../platform/text'
import type { ChartArranging } from './use-chart-arrangement'
import { type DashboardData, useGetTitle } from './use-dashboard'

/** Buttons that add hidden charts and restore the default arrangement. */
export function ArrangeBar({ arranging: { hidden, isDefault, add, reset } }: { readonly arranging: ChartArranging }) {
  const t = useText()
  const getTitle = useGetTitle('charts')
  return (
    <div className="board-wide flex flex-wrap align-items-center gap-2 text-sm text-color-secondary">
      <span>{t('board.arrangeHint')}</span>
      {hidden.map((chart) => (
        <Button key={chart.code} icon="add" onClick={() => add(chart.code)}>
          {getTitle(chart)}
        </Button>
      ))}
      {!isDefault && (
        <Button variant="quiet" onClick={reset}>
          {t('board.usual')}
        </Button>
      )}
    </div>
  )
}

interface ChartArrangeToolsProps {
  readonly chart: DashboardData['charts'][number]
  readonly arranging: ChartArranging
}

/** Buttons that move and hide a chart, e.g. by keyboard. */
export function ChartArrangeTools({ chart, arranging: { moveBy, hide } }: ChartArrangeToolsProps) {
  const t = useText()
  const title = useGetTitle('charts')(chart)
  const tools = [
    { icon: 'left', label: t('board.earlier', { title }), run: () => moveBy(chart.code, -1) },
    { icon: 'right', label: t('board.later', { title }), run: () => moveBy(chart.code, 1) },
    { icon: 'hide', label: t('board.hide', { title }), run: () => hide(chart.code) },
  ] as const
  return (
    <span className="flex">
      {tools.map(({ icon, label, run }) => (
        <Button key={icon} variant="quiet" icon={icon} aria-label={label} title={label} onClick={run} />
      ))}
    </span>
  )
}
