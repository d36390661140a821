import { useUnit } from 'effector-react'
import { type DragEvent, useState } from 'react'
import { $tabs, tabMoved } from './model'

export type DropSide = 'before' | 'after'

interface DropTarget {
  readonly key: string
  readonly side: DropSide
}

const sideOf = (event: DragEvent): DropSide => {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  return event.clientX < left + width / 2 ? 'before' : 'after'
}

/** Tabs change places by dragging one beside another. */
export function useTabDrag() {
  const [tabs, move] = useUnit([$tabs, tabMoved])
  const [dragged, setDragged] = useState('')
  const [aim, setAim] = useState<DropTarget>()
  const stop = () => {
    setDragged('')
    setAim(undefined)
  }
  const drop = (key: string, side: DropSide) => {
    const others = tabs.filter((tab) => tab.key !== dragged).map((tab) => tab.key)
    if (key !== dragged) move({ key: dragged, at: others.indexOf(key) + (side === 'after' ? 1 : 0) })
    stop()
  }
  return {
    /** On which side of the tab the dragged one would land. */
    sideAt: (key: string) => (aim?.key === key && key !== dragged ? aim.side : undefined),
    /** What makes a tab's element take part. */
    handlers: (key: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        setDragged(key)
      },
      onDragOver: (event: DragEvent) => {
        // files and texts from elsewhere are nobody's tab
        if (dragged === '') return
        event.preventDefault()
        setAim({ key, side: sideOf(event) })
      },
      onDrop: (event: DragEvent) => {
        if (dragged === '') return
        event.preventDefault()
        drop(key, sideOf(event))
      },
      onDragEnd: stop,
    }),
    /** One place to the left or right, by key. */
    step: (key: string, by: 1 | -1) => move({ key, at: Math.max(0, tabs.findIndex((tab) => tab.key === key) + by) }),
  }
}
