import './styles'
import './dialog.css'
import { Dialog as PrimeDialog } from 'primereact/dialog'
import { type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { useKitText } from '../i18n/kit-text'
import { useOverlayContainer } from './overlay-root'

export type DialogSize = 'small' | 'medium' | 'large' | 'full' | 'drawer' | `${number}%`

interface DialogProps {
  readonly title: string
  /** What stands there instead of the title, which names it all the same. */
  readonly titleContent?: ReactNode
  /** 440, 600 or 960 pixels, all of the window, its right side, or a share of its width; never more than 92 % of it, a sheet on a phone. `medium` unless said. */
  readonly size?: DialogSize
  /** Along an edge of the window and as high as it, or under its top; a drawer is at the right, everything else in the middle unless said. */
  readonly position?: 'center' | 'left' | 'right' | 'top'
  /** Asked for by Escape or the close button; a dialog without it closes by what it holds alone. */
  readonly onClose?: () => void
  /** `closes` where nothing can be lost by a click beside it. */
  readonly outsideClick?: 'stays' | 'closes'
  /** `sheer` where what lies beneath shows at once what is chosen. */
  readonly mask?: 'dim' | 'sheer'
  /** `hidden`: the title is its name for assistive technology alone. */
  readonly header?: 'shown' | 'hidden'
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

/** A click that began and ended beside the dialog: a text that is selected beyond its edge is none. */
function useOutsideClick(onClick: () => void) {
  const began = useRef(false)
  const isOutside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isOutside(event)
    },
    onClick: (event: MouseEvent) => {
      if (began.current && isOutside(event)) onClick()
    },
  }
}

function useFocusReturn() {
  const opener = useRef(document.activeElement)
  useEffect(() => {
    const { current } = opener
    // after the dialog's own parts are gone: focus that they still hold would be lost with them
    const giveBack = () => {
      // another dialog that came in the place of this one has taken it
      const isFree = !document.activeElement?.closest('.kit-dialog')
      if (isFree && current instanceof HTMLElement && current.isConnected) current.focus()
    }
    return () => void requestAnimationFrame(giveBack)
  }, [])
}

const toWidthStyle = (size: DialogSize): CSSProperties =>
  size.endsWith('%') ? ({ '--width': `max(320px, ${Number.parseFloat(size)}vw)` } as CSSProperties) : {} // a custom property is no key of the type

/** Open as long as it is rendered; the focus goes back to where it was. */
export function Dialog({ title, titleContent, size = 'medium', onClose, role = 'dialog', children, ...looks }: DialogProps) {
  const t = useKitText()
  const root = useOverlayContainer()
  useFocusReturn()
  const { position: place = size === 'drawer' ? 'right' : 'center', header = 'shown', mask = 'dim', outsideClick = 'stays' } = looks
  const outside = useOutsideClick(() => outsideClick === 'closes' && onClose?.())
  const naming = header === 'hidden' || titleContent !== undefined ? { 'aria-label': title, 'aria-labelledby': undefined } : {}
  return (
    <PrimeDialog
      visible
      appendTo={root}
      position={place}
      // the whole form read out as a description helps nobody; a question's does
      pt={{ root: role === 'dialog' ? { ...naming, 'aria-describedby': undefined } : { ...naming, role }, mask: outside }}
      header={titleContent ?? title}
      showHeader={header === 'shown'}
      closable={onClose !== undefined}
      onHide={() => onClose?.()}
      className={`kit-dialog kit-dialog-${size.replace(/(?<![\d.])[\d.]+%/, 'share')} kit-dialog-at-${place}`}
      maskClassName={`kit-mask-${mask}`}
      style={toWidthStyle(size)}
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
