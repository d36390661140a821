import { Button, useKitText } from '@jwsk/kit'
import { type ReactNode, useEffect, useRef } from 'react'

interface ReviewDockProps {
  readonly title: string
  readonly titleContent?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Region next to the list; it takes the focus for each task, and the list stays usable. */
export function ReviewDock({ title, titleContent, onClose, children }: ReviewDockProps) {
  const t = useKitText()
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = content
    if (!title || !current) return
    current.scrollTop = 0
    current.focus({ preventScroll: true })
  }, [title])
  return (
    <section className="kit-card flow-review" aria-label={title}>
      <header className="flex align-items-start justify-content-between gap-2">
        {titleContent}
        <Button variant="quiet" icon="close" aria-label={t('actions.close')} onClick={onClose} />
      </header>
      <div ref={content} className="flow-review-content flex flex-column gap-4" tabIndex={-1}>
        {children}
      </div>
    </section>
  )
}
