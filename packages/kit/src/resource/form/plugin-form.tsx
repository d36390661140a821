import { type RefObject, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { successNotice, writeFailure } from '../model/report'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { FormState } from './form-shape'
import { PluginPart } from './plugin-part'

interface PluginFormProps {
  readonly load: NonNullable<Resource['Form']>
  readonly record: Row | undefined
  readonly presetValues: Row | undefined
  /** `cancelled`: the person stays with the form after all. */
  readonly save: (draft: Row) => Promise<unknown>
  readonly done: (draft: Row) => string
  readonly state: RefObject<FormState>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** A form that the plugin made; what saving means is the engine's. */
export function PluginForm({ load, record, presetValues, save, done, state, onDone, onCancel }: PluginFormProps) {
  const t = useKitText()
  const { notify } = useRuntime()
  const [isSaving, setSaving] = useState(false)
  const send = async (draft: Row) => {
    // two clicks in one frame both come before the button knows
    if (state.current.isSaving) return
    state.current = { isSaving: true }
    setSaving(true)
    try {
      const answer = await save(draft)
      if (answer === 'cancelled') return
      notify(successNotice(answer, done(draft), t))
      onDone()
    } catch (error) {
      const text = writeFailure(error, t)
      if (text) notify({ kind: 'error', text })
    } finally {
      state.current = { isSaving: false }
      setSaving(false)
    }
  }
  return <PluginPart load={load} props={{ record, presetValues, isSaving, save: send, close: onCancel }} />
}
