import { type RefObject, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { createSuccessNotice, getWriteErrorMessage } from '../model/write-messages'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { FormState } from './form-shape'
import { PluginComponent } from './plugin-component'

interface PluginFormProps {
  readonly load: NonNullable<Resource['Form']>
  readonly record: Row | undefined
  readonly fixedValues: Row | undefined
  /** `cancelled`: the person stays with the form after all. */
  readonly onSubmit: (draft: Row) => Promise<unknown>
  readonly getSuccessMessage: (draft: Row) => string
  readonly state: RefObject<FormState>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** A form that the plugin made; what saving means is the engine's. */
export function PluginForm({ load, record, fixedValues, onSubmit, getSuccessMessage, state, onDone, onCancel }: PluginFormProps) {
  const t = useKitText()
  const { notify } = useRuntime()
  const [isSaving, setSaving] = useState(false)
  const send = async (draft: Row) => {
    // two clicks in one frame both come before the button knows
    if (state.current.isSaving) return
    state.current = { isSaving: true }
    setSaving(true)
    try {
      const answer = await onSubmit(draft)
      if (answer === 'cancelled') return
      notify(createSuccessNotice(answer, getSuccessMessage(draft), t))
      onDone()
    } catch (error) {
      const text = getWriteErrorMessage(error, t)
      if (text) notify({ severity: 'error', text })
    } finally {
      state.current = { isSaving: false }
      setSaving(false)
    }
  }
  return <PluginComponent load={load} props={{ record, fixedValues, isSaving, save: send, close: onCancel }} />
}
