import { Button, useKitText } from '@jwsk/ui'
import type { Calendar } from 'primereact/calendar'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'

interface PickerFooterProps {
  readonly part: RefObject<Calendar | null>
  readonly onClear: () => void
  readonly children: ReactNode
}

/** Footer of a picker panel: presets, clear and close buttons. */
export function PickerFooter({ part, onClear, children }: PickerFooterProps) {
  const t = useKitText()
  const leave = () => {
    part.current?.hide()
    part.current?.focus()
  }
  // the panel is rendered at the end of the page: Tab on its last button must wrap to its first
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey) return
    event.preventDefault()
    part.current?.getOverlay()?.querySelector<HTMLElement>('button')?.focus()
  }
  return (
    <div className="kit-picker-footer">
      {children}
      <Button variant="quiet" onClick={onClear}>
        {t('fields.date.clear')}
      </Button>
      <Button variant="quiet" onClick={leave} onKeyDown={turn}>
        {t('fields.date.done')}
      </Button>
    </div>
  )
}
