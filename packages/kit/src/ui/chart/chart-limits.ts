import type { ChartFigures } from './chart-figures'
import { letters } from './chart-frame'
import type { ChartLook } from './chart-look'

/** What a line is held against: thin, with its word above its end; neither the legend nor the pointer tells it. */
export const limitLines = ({ limits = [], names }: ChartFigures, look: ChartLook): readonly object[] =>
  limits.map(({ value, label, tone }) => ({
    type: 'line',
    name: label,
    data: names.map(() => value),
    showSymbol: false,
    silent: true,
    tooltip: { show: false },
    z: 0,
    lineStyle: { width: 1, type: [6, 4], color: look.tones[tone] },
    endLabel: {
      show: true,
      formatter: label,
      ...letters(look, look.tones[tone]),
      align: 'right',
      verticalAlign: 'bottom',
      offset: [-look.letter, -1],
      // no line of the axis through it
      backgroundColor: look.surface,
    },
  }))
