import { useUnit } from 'effector-react'
import { type DragEvent, useState } from 'react'
import { $tabs, tabMoved } from './model'

export type DropSide = 'before' | 'after'

interface DropTarget {
  readonly key: string
  readonly side: DropSide
}

const toDropSide = (event: DragEvent): DropSide => {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  return event.clientX < left + width / 2 ? 'before' : 'after'
}

/** Reorders tabs by drag and drop. */
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
    /** Returns the side of the tab where the dragged one would be dropped. */
    getDropSide: (key: string) => (aim?.key === key && key !== dragged ? aim.side : undefined),
    /** Returns the drag handlers of a tab. */
    handlers: (key: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        setDragged(key)
      },
      onDragOver: (event: DragEvent) => {
        // files and text from other windows are no tabs
        if (dragged === '') return
        event.preventDefault()
        setAim({ key, side: toDropSide(event) })
      },
      onDrop: (event: DragEvent) => {
        if (dragged === '') return
        event.preventDefault()
        drop(key, toDropSide(event))
      },
      onDragEnd: stop,
    }),
    /** Moves a tab one position to the left or right, for the keyboard. */
    step: (key: string, by: 1 | -1) => move({ key, at: Math.max(0, tabs.findIndex((tab) => tab.key === key) + by) }),
  }
}
