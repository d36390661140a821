import { usePreference } from '@jwsk/kit'
import { type DragEvent, useState } from 'react'
import type { Menu } from '../../shell/navigation/model'
import { arrangeCharts, type ChartArrangement, defaultArrangement, moveTo, parseArrangement } from './chart-arrangement'
import { sortMainFirst } from './main-business'
import type { DashboardData } from './use-dashboard'

type ChartData = DashboardData['charts'][number]

export interface ChartArranging {
  readonly visible: readonly ChartData[]
  readonly hidden: readonly ChartData[]
  readonly isDefault: boolean
  /** Moves the chart one position forward or back. */
  readonly moveBy: (code: string, by: 1 | -1) => void
  readonly hide: (code: string) => void
  readonly add: (code: string) => void
  readonly reset: () => void
  /** Drag and drop handlers of a chart's card. */
  readonly handlers: (code: string) => Readonly<Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', (event: DragEvent) => void>>
}

/** Returns the charts in the user's arrangement and the functions that change it; stored in this browser per user. */
export function useChartArrangement(menu: Menu, charts: readonly ChartData[]): ChartArranging {
  const [arrangement, setArrangement] = usePreference<ChartArrangement>('home.charts', parseArrangement)
  const [dragged, setDragged] = useState('')
  const { visible: inOrder, hidden } = arrangeCharts(charts, arrangement)
  const visible = arrangement === defaultArrangement ? sortMainFirst(menu, inOrder) : inOrder
  const codes = visible.map(({ code }) => code)
  const getHiddenWithout = (code: string) => arrangement.hidden.filter((one) => one !== code)
  const place = (code: string, at: number) => setArrangement({ shown: moveTo(codes, code, at), hidden: getHiddenWithout(code) })
  return {
    visible,
    hidden,
    isDefault: arrangement === defaultArrangement,
    moveBy: (code, by) => place(code, codes.indexOf(code) + by),
    hide: (code) => setArrangement({ shown: codes.filter((one) => one !== code), hidden: [...getHiddenWithout(code), code] }),
    add: (code) => place(code, codes.length),
    reset: () => setArrangement(defaultArrangement),
    handlers: (code) => ({
      onDragStart(event) {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        setDragged(code)
      },
      onDragOver(event) {
        // only charts can be dropped, no files or texts from elsewhere
        if (dragged !== '') event.preventDefault()
      },
      onDrop(event) {
        if (dragged === '') return
        event.preventDefault()
        place(dragged, codes.indexOf(code))
      },
      onDragEnd: () => setDragged(''),
    }),
  }
}
