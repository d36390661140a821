import './record-dock.css'
import { Button, useKitText } from '@jwsk/ui'
import { useEffect, useRef } from 'react'
import type { DialogFrameProps } from '../../form/guarded-dialog'
import { useDockKeys } from './use-dock-keys'

/** Region next to the list: the list stays usable, and Escape closes the region. It takes the focus when it opens. */
export function RecordDock({ title, titleContent, onClose, children }: Omit<DialogFrameProps, 'size'>) {
  const t = useKitText()
  const content = useRef<HTMLDivElement>(null)
  useDockKeys({ escape: onClose })
  useEffect(() => content.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const { current } = content
    if (title && current) current.scrollTop = 0
    current?.closest('.kit-card')?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [title])
  return (
    <section className="kit-dialog kit-record-dock" aria-label={title}>
      <header>
        {titleContent}
        <Button variant="quiet" icon="close" aria-label={t('actions.close')} onClick={onClose} />
      </header>
      <div ref={content} className="kit-dialog-content" tabIndex={-1}>
        {children}
      </div>
    </section>
  )
}
