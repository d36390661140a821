import type { ChartData } from './chart-data'
import { getTextStyle } from './base-option'
import type { ChartTheme } from './chart-theme'

/** What a line is held against: thin, with its word above its end; neither the legend nor the pointer tells it. */
export const createMarkLines = ({ limits = [], categories }: ChartData, look: ChartTheme): readonly object[] =>
  limits.map(({ value, label, tone }) => ({
    type: 'line',
    name: label,
    data: categories.map(() => value),
    showSymbol: false,
    silent: true,
    tooltip: { show: false },
    z: 0,
    lineStyle: { width: 1, type: [6, 4], color: look.tones[tone] },
    endLabel: {
      show: true,
      formatter: label,
      ...getTextStyle(look, look.tones[tone]),
      align: 'right',
      verticalAlign: 'bottom',
      offset: [-look.fontSize, -1],
      // no line of the axis through it
      backgroundColor: look.surface,
    },
  }))
