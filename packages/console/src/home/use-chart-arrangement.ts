import { usePreference } from '@jwsk/kit'
import { type DragEvent, useState } from 'react'
import type { Menu } from '../navigation/model'
import { type ChartArrangement, arrangeCharts, parseArrangement, moveTo, defaultArrangement } from './chart-arrangement'
import { sortMainFirst } from './main-business'
import type { DashboardData } from './use-dashboard'

type ChartData = DashboardData['charts'][number]

export interface ChartArranging {
  readonly shown: readonly ChartData[]
  readonly hidden: readonly ChartData[]
  readonly isDefault: boolean
  /** One place on or back. */
  readonly moveBy: (code: string, by: 1 | -1) => void
  readonly hide: (code: string) => void
  readonly add: (code: string) => void
  readonly reset: () => void
  /** What makes a card's element be dragged, and take another's place. */
  readonly handlers: (code: string) => Readonly<Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', (event: DragEvent) => void>>
}

/** The charts as this person arranged them, and how they are arranged anew; kept in this browser, for each person apart. */
export function useChartArrangement(menu: Menu, charts: readonly ChartData[]): ChartArranging {
  const [kept, keep] = usePreference<ChartArrangement>('home.charts', parseArrangement)
  const [dragged, setDragged] = useState('')
  const { shown: inOrder, hidden } = arrangeCharts(charts, kept)
  const shown = kept === defaultArrangement ? sortMainFirst(menu, inOrder) : inOrder
  const codes = shown.map(({ code }) => code)
  const without = (code: string) => kept.hidden.filter((one) => one !== code)
  const place = (code: string, at: number) => keep({ shown: moveTo(codes, code, at), hidden: without(code) })
  return {
    shown,
    hidden,
    isDefault: kept === defaultArrangement,
    moveBy: (code, by) => place(code, codes.indexOf(code) + by),
    hide: (code) => keep({ shown: codes.filter((one) => one !== code), hidden: [...without(code), code] }),
    add: (code) => place(code, codes.length),
    reset: () => keep(defaultArrangement),
    handlers: (code) => ({
      onDragStart(event) {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        setDragged(code)
      },
      onDragOver(event) {
        // files and texts from elsewhere are nobody's chart
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
