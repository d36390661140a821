import { Button } from '@jwsk/kit'
import { useText } from '../text'
import type { Arranging } from './use-arrangement'
import { type Board, useTitleOf } from './use-board'

/** What a chart may be added by, and the way back to the usual. */
export function ArrangeBar({ arranging: { hidden, isUsual, add, reset } }: { readonly arranging: Arranging }) {
  const t = useText()
  const titleOf = useTitleOf('charts')
  return (
    <div className="board-wide flex flex-wrap align-items-center gap-2 text-sm text-color-secondary">
      <span>{t('board.arrangeHint')}</span>
      {hidden.map((chart) => (
        <Button key={chart.code} icon="add" onClick={() => add(chart.code)}>
          {titleOf(chart)}
        </Button>
      ))}
      {!isUsual && (
        <Button variant="quiet" onClick={reset}>
          {t('board.usual')}
        </Button>
      )}
    </div>
  )
}

interface ArrangeToolsProps {
  readonly chart: Board['charts'][number]
  readonly arranging: Arranging
}

/** A chart is moved and hidden by key as well. */
export function ArrangeTools({ chart, arranging: { step, hide } }: ArrangeToolsProps) {
  const t = useText()
  const title = useTitleOf('charts')(chart)
  const tools = [
    { icon: 'left', label: t('board.earlier', { title }), run: () => step(chart.code, -1) },
    { icon: 'right', label: t('board.later', { title }), run: () => step(chart.code, 1) },
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
