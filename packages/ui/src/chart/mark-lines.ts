import { getTextStyle } from './base-option'
import type { ChartData } from './chart-data'
import type { ChartTheme } from './chart-theme'

/** Creates thin threshold lines with their label above the end; they are in neither the legend nor the tooltip. */
export const createMarkLines = ({ limits = [], categories }: ChartData, theme: ChartTheme): readonly object[] =>
  limits.map(({ value, label, tone }) => ({
    type: 'line',
    name: label,
    data: categories.map(() => value),
    showSymbol: false,
    silent: true,
    tooltip: { show: false },
    z: 0,
    lineStyle: { width: 1, type: [6, 4], color: theme.tones[tone] },
    endLabel: {
      show: true,
      formatter: label,
      ...getTextStyle(theme, theme.tones[tone]),
      align: 'right',
      verticalAlign: 'bottom',
      offset: [-theme.fontSize, -theme.fontSize / 2],
      padding: [0, theme.fontSize / 3],
      // hides the grid line behind the label
      backgroundColor: theme.surface,
    },
  }))
