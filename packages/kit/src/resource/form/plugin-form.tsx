import { useKitText } from '@jwsk/ui'
import { type RefObject, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { createSuccessNotice, type DoneMessage, getWriteErrorMessage } from '../write/write-messages'
import type { FormState } from './form-shape'
import { PluginComponent } from './plugin-component'

interface PluginFormProps {
  readonly load: NonNullable<Resource['Form']>
  readonly record: Row | undefined
  readonly fixedValues: Row | undefined
  /** Sends the draft; `cancelled`: the user stays in the form. */
  readonly onSubmit: (draft: Row) => Promise<unknown>
  readonly getSuccessMessage: (draft: Row) => DoneMessage
  readonly state: RefObject<FormState>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Custom form of the plugin; the engine handles saving. */
export function PluginForm({ load, record, fixedValues, onSubmit, getSuccessMessage, state, onDone, onCancel }: PluginFormProps) {
  const t = useKitText()
  const { notify } = useRuntime()
  const [isSaving, setSaving] = useState(false)
  const send = async (draft: Row) => {
    // two clicks in one frame precede the disabled state of the button
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
