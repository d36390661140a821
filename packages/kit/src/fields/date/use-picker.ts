import type { ControlProps } from '@jwsk/ui'
import { useOverlay, usePrimeReact } from '@jwsk/ui'
import type { Calendar, CalendarPassThroughOptions } from 'primereact/calendar'
import { type AriaAttributes, useEffect } from 'react'
import { useFormatSiteTime } from '../../runtime/use-format-site-time'

interface PickerOptions {
  readonly id: string | undefined
  readonly control: Pick<ControlProps, 'onBlur' | 'ref'> & { readonly disabled: boolean }
  readonly aria: AriaAttributes
  /** Accessible name of the panel. */
  readonly label: string
  /** Current value, to detect changes. */
  readonly value: unknown
}

interface DayContext {
  readonly context: { readonly date: { readonly day: number; readonly month: number; readonly year: number } }
}

/** Shared behavior of the pickers for days, moments and ranges. */
export function usePicker({ id, control, aria, label, value }: PickerOptions) {
  const { language } = usePrimeReact()
  const { part, handlers } = useOverlay<Calendar>(control)
  const now = useFormatSiteTime()()
  const isTouched = window.matchMedia?.('(pointer: coarse)').matches
  useEffect(() => {
    // the days are rendered again on every choice, which would lose the focus
    const panel = value && document.activeElement === document.body ? part.current?.getOverlay() : undefined
    panel?.querySelector<HTMLElement>('[data-p-highlight="true"]')?.focus()
  }, [value, part])

  const open = () => {
    part.current?.show()
    // keeps the focus in the text box after a click; arrow keys move it to the days
    if (!isTouched) setTimeout(() => part.current?.focus())
  }
  const pt: CalendarPassThroughOptions = {
    input: { root: { ...aria, onClick: open } },
    panel: { 'aria-label': label },
    // the site's day, independent of the browser's time zone
    day: ({ context }: DayContext) => {
      const { year, month, day } = context.date
      const isToday = `${year}-${month + 1}-${day}` === now.slice(0, 10).replaceAll('-0', '-')
      return { className: isToday ? 'kit-today' : undefined }
    },
  }
  return {
    part,
    now,
    props: {
      ...handlers,
      ref: part,
      inputId: id,
      inputRef: control.ref,
      disabled: control.disabled,
      inputMode: isTouched ? ('none' as const) : ('text' as const),
      className: 'kit-date-box',
      panelClassName: 'kit-overlay',
      locale: language,
      showIcon: true,
      showOnFocus: false,
      hourFormat: '24' as const,
      pt,
    },
  }
}
