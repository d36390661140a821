import './styles'
import { Dialog as PrimeDialog } from 'primereact/dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import { useKitText } from '../i18n/kit-text'
import { useOverlayRoot } from './overlay-root'

export type DialogSize = 'small' | 'medium' | 'large' | 'full' | 'drawer'

interface DialogProps {
  readonly title: string
  /** 440, 600 or 960 pixels, never more than 92 % of the window, all of it, or its right side; a sheet on a phone. `medium` unless said. */
  readonly size?: DialogSize
  /** Asked for by Escape or the close button. */
  readonly onClose: () => void
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly children: ReactNode
}

/** takes the focus into the dialog unless something in it already asked for it */
function Content({ children }: Pick<DialogProps, 'children'>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus()
  }, [])
  return (
    <div ref={box} className="kit-dialog-content" tabIndex={-1}>
      {children}
    </div>
  )
}

/** Open as long as it is rendered; the focus goes back to where it was. */
export function Dialog({ title, size = 'medium', onClose, role = 'dialog', children }: DialogProps) {
  const t = useKitText()
  const root = useOverlayRoot()
  const opener = useRef(document.activeElement)
  useEffect(() => {
    const { current } = opener
    // after the dialog's own parts are gone: focus that they still hold would be lost with them
    return () => void requestAnimationFrame(() => current instanceof HTMLElement && current.isConnected && current.focus())
  }, [])
  return (
    <PrimeDialog
      visible
      appendTo={root}
      position={size === 'drawer' ? 'right' : 'center'}
      // the whole form read out as a description helps nobody; a question's does
      pt={{ root: role === 'dialog' ? { 'aria-describedby': undefined } : { role } }}
      header={title}
      onHide={onClose}
      className={`kit-dialog kit-dialog-${size}`}
      ariaCloseIconLabel={t('actions.close')}
      draggable={false}
      resizable={false}
      // the library would take the focus to the close button
      focusOnShow={false}
      blockScroll
    >
      <Content>{children}</Content>
    </PrimeDialog>
  )
}
