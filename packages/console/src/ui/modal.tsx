import { type CSSProperties, type ReactNode, useId } from 'react'
import { useText } from '../text'
import { useClickBeside, useModalDialog } from './use-modal-dialog'

interface ModalProps {
  readonly title: string
  /** As CSS writes it, of the window; never more than 92 %. */
  readonly width: string
  /** `side`: along the right edge. */
  readonly place?: 'centre' | 'side'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A window over the page, open as long as it is rendered. */
export function Modal({ title, width, place = 'centre', onClose, children }: ModalProps) {
  const t = useText()
  const dialog = useModalDialog(onClose)
  const beside = useClickBeside(onClose)
  const titleId = useId()
  return (
    <dialog
      {...dialog}
      {...beside}
      className="modal"
      data-place={place}
      style={{ '--modal-width': width } as CSSProperties}
      aria-labelledby={titleId}
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
