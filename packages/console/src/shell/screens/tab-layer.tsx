import { OverlayProvider } from '@jwsk/ui'
import { type ReactNode, useCallback, useState } from 'react'

function createLayer() {
  const layer = document.createElement('div')
  layer.className = 'tab-layer'
  return layer
}

/** Screen of a tab with its dialogs: they cover only the screen, and are hidden and shown with it. */
export function TabLayer({ children }: { readonly children: ReactNode }) {
  // created once, outside of React: a hidden tab loses its refs, and a dialog that moves to another container remounts
  const [layer] = useState(createLayer)
  const host = useCallback((box: HTMLElement | null) => box?.append(layer), [layer])
  return (
    <OverlayProvider value={layer}>
      <div className="tab-screen h-full" ref={host}>
        <div className="screen flex flex-column h-full">{children}</div>
      </div>
    </OverlayProvider>
  )
}
