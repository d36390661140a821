import { OverlayProvider } from '@jwsk/kit'
import { type ReactNode, useCallback, useState } from 'react'

function createLayer() {
  const layer = document.createElement('div')
  layer.className = 'tab-layer'
  return layer
}

/** A tab's screen with the dialogs that it opens: they cover the screen alone, and go and come with it. */
export function TabLayer({ children }: { readonly children: ReactNode }) {
  // made once and by hand: a hidden tab takes its refs back, and a dialog whose place changes begins anew
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
