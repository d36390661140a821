import type { MenuItem } from '@jwsk/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../platform/text'

/** Returns the tool that enters and leaves full screen; `undefined` if the browser does not allow it. */
export function useFullScreenItem(): MenuItem | undefined {
  const t = useText()
  const [full, setFull] = useState(document.fullscreenElement !== null)
  useEffect(() => {
    // the browser's own key for full screen changes it, too
    const update = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [])
  if (!document.fullscreenEnabled) return undefined
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return {
    id: 'fullScreen',
    label: t(full ? 'layout.leaveFullScreen' : 'layout.fullScreen'),
    icon: full ? 'pi pi-window-minimize' : 'pi pi-window-maximize',
    onSelect: () => void toggle().catch(() => undefined),
  }
}
