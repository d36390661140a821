import { Image } from 'primereact/image'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { usePrimeReact } from './use-prime-react'

interface ImagePreviewProps {
  readonly source: string
  readonly label: string
  readonly onClose: () => void
}

/** Focus trap: PrimeReact lets the focus leave its modal, and lets Escape reach the dialog below. */
function trapFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') event.stopPropagation()
  if (event.key !== 'Tab') return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

/** Full-screen image viewer with zoom and rotation; open while rendered. */
export function ImagePreview({ source, label, onClose }: ImagePreviewProps) {
  usePrimeReact()
  const part = useRef<Image>(null)
  useEffect(() => {
    const opener = document.activeElement
    part.current?.show()
    return () => void requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus())
  }, [])
  return (
    <Image
      ref={part}
      // the page already shows the thumbnail
      style={{ display: 'none' }}
      src={source}
      alt={label}
      referrerPolicy="no-referrer"
      preview
      onHide={onClose}
      pt={{ mask: { 'aria-label': label, onKeyDown: trapFocus } }}
    />
  )
}
