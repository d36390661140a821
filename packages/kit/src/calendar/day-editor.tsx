import { Button, TextInput, useKitText } from '@jwsk/ui'
import { type FormEvent, useId, useState } from 'react'
import { getWriteErrorMessage, parseFieldRefusal } from '../resource/write/write-messages'
import { useUnsavedEdits } from '../runtime/use-unsaved-edits'
import { useCalendarText } from './calendar-texts'
import { type DayDraft, emptyDraft, parseDayChange } from './day-change'
import type { DayChange } from './use-prices'

interface DayEditorProps {
  readonly count: number
  /** Saves the change; `cancelled`: the typed values stay. */
  readonly onSave: (change: DayChange) => Promise<'saved' | 'cancelled'>
  readonly onClear: () => void
}

interface DayProblem {
  readonly name: string
  readonly text: string
}

/** Editor of price and stock for the selected days; empty fields stay unchanged. */
export function DayEditor({ count, onSave, onClear }: DayEditorProps) {
  const t = useCalendarText()
  const kitText = useKitText()
  const id = useId()
  const { draft = emptyDraft, setDraft, ref: form } = useUnsavedEdits<DayDraft, HTMLFormElement>('prices')
  const [wrong, setWrong] = useState<DayProblem>()
  const [isSaving, setSaving] = useState(false)
  const edit = (part: Partial<DayDraft>) => {
    setWrong(undefined)
    setDraft({ ...draft, ...part })
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const change = parseDayChange(draft)
    if ('name' in change) return setWrong({ name: change.name, text: t(change.text) })
    setSaving(true)
    try {
      if ((await onSave(change)) === 'saved') setDraft(undefined)
    } catch (error) {
      const refused = parseFieldRefusal(error, ['price', 'stock'])
      const text = refused?.message ?? getWriteErrorMessage(error, kitText)
      if (text) setWrong({ name: refused?.name ?? 'price', text })
    } finally {
      setSaving(false)
    }
  }
  const box = (name: 'price' | 'stock') => ({
    id: `${id}-${name}`,
    inputMode: name === 'price' ? ('decimal' as const) : ('numeric' as const),
    autoComplete: 'off',
    placeholder: t('keep'),
    value: draft[name],
    'aria-invalid': wrong?.name === name || undefined,
    'aria-describedby': wrong?.name === name ? `${id}-wrong` : undefined,
  })
  return (
    <form ref={form} className="flex flex-column gap-2" onSubmit={save} noValidate>
      <p className={`kit-calendar-count ${count > 0 ? 'font-semibold' : 'p-2 border-round bg-primary-50'}`} aria-live="polite">
        {count > 0 ? t('selected', { count }) : t('choose')}
      </p>
      <label htmlFor={`${id}-price`}>{t('price')}</label>
      <TextInput {...box('price')} onChange={(event) => edit({ price: event.target.value })} />
      <label htmlFor={`${id}-stock`}>{t('count')}</label>
      <TextInput {...box('stock')} disabled={draft.isUnlimited} onChange={(event) => edit({ stock: event.target.value })} />
      <label className="flex align-items-center gap-2">
        <input
          type="checkbox"
          className="kit-checkbox"
          checked={draft.isUnlimited}
          onChange={() => edit({ isUnlimited: !draft.isUnlimited })}
        />
        {t('isUnlimited')}
      </label>
      <p id={`${id}-wrong`} className="is-invalid text-xs text-red-500" role="alert">
        {wrong?.text}
      </p>
      <Button type="submit" variant="primary" busy={isSaving} disabled={count === 0}>
        {t('save')}
      </Button>
      <Button disabled={count === 0} onClick={onClear}>
        {t('clear')}
      </Button>
    </form>
  )
}
