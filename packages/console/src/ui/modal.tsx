import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../text'

interface ModalProps {
  readonly title: string
  /** As CSS writes it, of the window; never more than 92 %. */
  readonly width: string
  /** `side`: along the right edge. */
  readonly place?: 'centre' | 'side'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Open as long as it is rendered; the browser keeps the focus inside and gives it back. */
export function Modal({ title, width, place = 'centre', onClose, children }: ModalProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const { current } = dialog
    if (current && !current.open) current.showModal()
    return () => current?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="modal"
      data-place={place}
      style={{ '--modal-width': width } as CSSProperties}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="modal-frame">
        <div className="modal-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="icon-button" aria-label={t('layout.closeDialog')} onClick={onClose}>
            <i className="pi pi-times" aria-hidden="true" />
          </button>
        </div>
        <div className="modal-body">{children}</div>
      </div>
    </dialog>
  )
}
