import { useState } from 'react'

export const dashboardId = 'board'

interface Windows {
  /** Ids of the open windows; the front one is last. */
  readonly open: readonly string[]
  readonly minimised: readonly string[]
  readonly zoomed: string
  /** Ids of all windows in the order of their first opening, so that a window keeps its position. */
  readonly placed: readonly string[]
}

const removeId = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

const initialWindows: Windows = { open: [dashboardId], minimised: [], zoomed: '', placed: [dashboardId] }

/** State of the desktop's windows: open, minimized into the dock, zoomed to fill the desktop. */
export function useDesktopWindows() {
  const [{ open, minimised, zoomed, placed }, set] = useState<Windows>(initialWindows)
  const visible = open.filter((id) => !minimised.includes(id))
  return {
    /** Windows on the desktop, in a stable order; `depth` is their stacking order. */
    visible: visible.toSorted(),
    depth: (id: string) => open.indexOf(id),
    step: (id: string) => placed.indexOf(id),
    isOpen: (id: string) => open.includes(id),
    isZoomed: (id: string) => zoomed === id,
    /** Opens the window or moves it to the front. */
    open: (id: string) =>
      set((now) => ({
        ...now,
        open: [...removeId(now.open, id), id],
        minimised: removeId(now.minimised, id),
        placed: now.placed.includes(id) ? now.placed : [...now.placed, id],
      })),
    close: (id: string) => set((now) => ({ ...now, open: removeId(now.open, id), minimised: removeId(now.minimised, id), zoomed: '' })),
    minimise: (id: string) => set((now) => ({ ...now, minimised: [...now.minimised, id], zoomed: '' })),
    zoom: (id: string) => set((now) => ({ ...now, zoomed: now.zoomed === id ? '' : id })),
  }
}

export type DesktopWindows = ReturnType<typeof useDesktopWindows>
