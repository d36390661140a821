import '../styles'
import './dialog.css'
import { Dialog as PrimeDialog } from 'primereact/dialog'
import { type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { useKitText } from '../i18n/kit-text'
import { useOverlayContainer } from './overlay-root'

export type DialogSize = 'small' | 'medium' | 'large' | 'full' | 'drawer' | `${number}%`

interface DialogProps {
  readonly title: string
  /** Rendered in the header in place of `title`, which stays the accessible name. */
  readonly titleContent?: ReactNode
  /**
   * Width: 440, 600 or 960 CSS pixels, the whole window, a drawer at its right edge, or a percentage of its width. At
   * most 92 % of the window; a sheet on phones. Defaults to `medium`.
   */
  readonly size?: DialogSize
  /** Edge of the window that the dialog is attached to; `left` and `right` are as high as the window. Defaults to `right` for a drawer, else to `center`. */
  readonly position?: 'center' | 'left' | 'right' | 'top'
  /** Called by Escape and the close button. Without it there is no close button, and only the content can close the dialog. */
  readonly onClose?: () => void
  /** `closes` if a click on the mask loses nothing. Defaults to `stays`. */
  readonly outsideClick?: 'stays' | 'closes'
  /** `transparent` if the page below previews what is selected in the dialog. Defaults to `dim`. */
  readonly mask?: 'dim' | 'transparent'
  /** `hidden`: only assistive technology reads the title. Defaults to `shown`. */
  readonly header?: 'shown' | 'hidden'
  /** `alertdialog` for a question that the user has to answer. Defaults to `dialog`. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly children: ReactNode
}

/** Moves the focus into the dialog unless an element inside already has it. */
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

/** Detects clicks that start and end on the mask, so that selecting text beyond the dialog's edge is no click. */
function useMaskClick(onClick: () => void) {
  const startedOnMask = useRef(false)
  const isOnMask = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget
  return {
    onPointerDown: (event: PointerEvent) => {
      startedOnMask.current = isOnMask(event)
    },
    onClick: (event: MouseEvent) => {
      if (startedOnMask.current && isOnMask(event)) onClick()
    },
  }
}

function useFocusReturn() {
  const opener = useRef(document.activeElement)
  useEffect(() => {
    const { current } = opener
    // after the content is unmounted: focus within it would be lost with it
    const restoreFocus = () => {
      // a dialog that replaced this one has taken the focus
      const canRestore = !document.activeElement?.closest('.kit-dialog')
      if (canRestore && current instanceof HTMLElement && current.isConnected) current.focus()
    }
    return () => void requestAnimationFrame(restoreFocus)
  }, [])
}

const toWidthStyle = (size: DialogSize): CSSProperties =>
  size.endsWith('%') ? ({ '--width': `max(320px, ${Number.parseFloat(size)}vw)` } as CSSProperties) : {} // CSSProperties has no custom properties

/** Modal dialog that is open while rendered. It is a focus trap; afterwards the focus returns to the element that had it. */
export function Dialog({ title, titleContent, size = 'medium', onClose, role = 'dialog', children, ...options }: DialogProps) {
  const t = useKitText()
  const root = useOverlayContainer()
  useFocusReturn()
  const { position = size === 'drawer' ? 'right' : 'center', header = 'shown', mask = 'dim', outsideClick = 'stays' } = options
  const maskHandlers = useMaskClick(() => outsideClick === 'closes' && onClose?.())
  const labelProps = header === 'hidden' || titleContent !== undefined ? { 'aria-label': title, 'aria-labelledby': undefined } : {}
  return (
    <PrimeDialog
      visible
      appendTo={root}
      position={position}
      // reading out a whole form as a description is no help; for a question it is
      pt={{ root: role === 'dialog' ? { ...labelProps, 'aria-describedby': undefined } : { ...labelProps, role }, mask: maskHandlers }}
      header={titleContent ?? title}
      showHeader={header === 'shown'}
      closable={onClose !== undefined}
      onHide={() => onClose?.()}
      className={`kit-dialog kit-dialog-${size.replace(/(?<![\d.])[\d.]+%/, 'share')} kit-dialog-${position}`}
      maskClassName={`kit-mask-${mask}`}
      style={toWidthStyle(size)}
      ariaCloseIconLabel={t('actions.close')}
      draggable={false}
      resizable={false}
      // the library would focus the close button
      focusOnShow={false}
      blockScroll
    >
      <Content>{children}</Content>
    </PrimeDialog>
  )
}
