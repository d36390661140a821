import { useState } from 'react'

export const dashboardId = 'board'

interface Windows {
  /** Open ones, the front one last. */
  readonly open: readonly string[]
  readonly minimised: readonly string[]
  readonly zoomed: string
  /** All that ever opened, in that order: a window keeps its place. */
  readonly placed: readonly string[]
}

const removeId = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

const initialWindows: Windows = { open: [dashboardId], minimised: [], zoomed: '', placed: [dashboardId] }

/** The desktop's windows: which are open, which lie in the dock, which fills the desktop. */
export function useDesktopWindows() {
  const [{ open, minimised, zoomed, placed }, set] = useState<Windows>(initialWindows)
  const shown = open.filter((id) => !minimised.includes(id))
  return {
    /** On the desktop, in an order that lasts; `depth` tells which lies over which. */
    shown: shown.toSorted(),
    depth: (id: string) => open.indexOf(id),
    step: (id: string) => placed.indexOf(id),
    isOpen: (id: string) => open.includes(id),
    isZoomed: (id: string) => zoomed === id,
    /** Opens it, or brings it to the front. */
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
