import { Button, TextArea, TextInput, useCan, useNotifier, useRuntime, useTranslate, useUnsavedEdits } from '@jwsk/kit'
import { feedback, feedbackExt } from '@jwsk/sdk/biz'
import { type FormEvent, useId, useState } from 'react'
import { getNextSteps, type StepName, stepTypes } from './feedback-steps'

interface ComposerProps {
  readonly id: string
  readonly status: number | undefined
  readonly onSent: () => void
}

interface Step {
  readonly content: string
  readonly dept: string
  /** Initial step. Defaults to the first. */
  readonly name?: StepName
}

const emptyDraft: Step = { content: '', dept: '' }

/** Next step of a conversation. */
export function Composer({ id, status, onSent }: ComposerProps) {
  const t = useTranslate()
  const notice = useNotifier()
  const { client } = useRuntime()
  const formId = useId()
  const steps = getNextSteps(status, {
    canStep: useCan('feedback_ext_add'),
    canAnswer: useCan('feedback_reply'),
    canClose: useCan('feedback_close'),
  })
  const { draft = emptyDraft, setDraft, ref: form } = useUnsavedEdits<Step, HTMLFormElement>()
  const [missing, setMissing] = useState<'content' | 'dept'>()
  const [isSending, setSending] = useState(false)
  const step = draft.name && steps.includes(draft.name) ? draft.name : steps[0]
  if (!step) return null

  const edit = (part: Partial<Step>) => {
    setMissing(undefined)
    setDraft({ ...draft, ...part })
  }
  const call = () => {
    if (step === 'answer') return client.call(feedback.reply, { id, replyContent: draft.content })
    if (step === 'close') return client.call(feedback.close, { ids: id })
    const more = step === 'forward' ? { handleDept: draft.dept } : {}
    return client.call(feedbackExt.submit, { feedbackId: id, handleType: stepTypes[step], handleContent: draft.content, ...more })
  }
  const findMissing = () => {
    if (step === 'forward' && draft.dept.trim() === '') return 'dept'
    return step !== 'close' && draft.content.trim() === '' ? 'content' : undefined
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const missingField = findMissing()
    setMissing(missingField)
    if (missingField || isSending) return
    setSending(true)
    try {
      await call()
      setDraft(undefined)
      notice.success()
      onSent()
    } catch (error) {
      notice.error(error)
    } finally {
      setSending(false)
    }
  }
  const box = (name: 'content' | 'dept') => ({
    value: draft[name],
    'aria-label': t(`conversation.${name}`),
    placeholder: t(`conversation.${name}`),
    'aria-invalid': missing === name || undefined,
    'aria-describedby': missing === name ? `${formId}-note` : undefined,
  })
  return (
    <form ref={form} className="flex flex-column gap-2" onSubmit={send} noValidate>
      <fieldset className="flex flex-wrap align-items-center column-gap-4 row-gap-2">
        <legend className="kit-legend mr-4 font-semibold">{t('conversation.next')}</legend>
        {steps.map((name) => (
          <label key={name} className="flex align-items-center gap-1">
            <input className="m-0" type="radio" name={formId} checked={name === step} onChange={() => edit({ name })} />
            {t(`conversation.step.${name}`)}
          </label>
        ))}
      </fieldset>
      {step === 'forward' && <TextInput {...box('dept')} maxLength={50} onChange={(event) => edit({ dept: event.target.value })} />}
      {step !== 'close' && (
        <TextArea {...box('content')} rows={3} maxLength={1000} onChange={(event) => edit({ content: event.target.value })} />
      )}
      <p id={`${formId}-note`} className="is-invalid text-xs text-red-500" role="alert">
        {missing && t(`conversation.missing.${missing}`)}
      </p>
      <Button type="submit" variant={step === 'close' ? 'danger' : 'primary'} busy={isSending}>
        {t(`conversation.step.${step}`)}
      </Button>
    </form>
  )
}
