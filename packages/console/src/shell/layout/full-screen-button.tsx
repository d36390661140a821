import { Button } from '@jwsk/kit'
import { useEffect, useState } from 'react'
import { useText } from '../../platform/text'

export function FullScreenButton() {
  const t = useText()
  const [full, setFull] = useState(document.fullscreenElement !== null)
  useEffect(() => {
    // the browser's own key for full screen changes it, too
    const update = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [])
  if (!document.fullscreenEnabled) return null
  const label = t(full ? 'layout.leaveFullScreen' : 'layout.fullScreen')
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <Button variant="bare" className="desktop-only" aria-label={label} title={label} onClick={() => void toggle().catch(() => undefined)}>
      <i className={full ? 'pi pi-window-minimize' : 'pi pi-window-maximize'} aria-hidden="true" />
    </Button>
  )
}
