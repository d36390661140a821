import { files, useKitText, useNotifier, useRuntime, useTranslate, useUnsavedEdits, useWriteMutation } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { type flowForm, work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Flag, parseRefusal, type StepForm } from '../../forms/use-step-form'

export interface HandledTask {
  readonly taskId: string
  readonly processInstanceId: string
  readonly businessId: string
}

/** What the step of a task demands of its handler. */
export type StepDemands = NonNullable<OutputOf<typeof flowForm.request>['step']>

export const attachmentsField = files({ max: 9 })

type DecisionPart = 'comment' | 'signature' | 'attachments'

interface DecisionDraft {
  readonly comment?: string
  readonly signature?: string
  /** As the kind of files edits it. */
  readonly attachments?: unknown
}

export interface DecisionOptions {
  readonly task: HandledTask
  /** Demands of the step; absent on a platform without rights by step. */
  readonly step: StepDemands | undefined
  /** Form whose edits are sent with the decision. */
  readonly form: StepForm | undefined
  readonly onDone: () => void
}

/** State of a decision on a task: its remark, signature and attachments, and how they are sent. */
export function useDecision({ task, step, form, onDone }: DecisionOptions) {
  const t = useTranslate()
  const kit = useKitText()
  const notice = useNotifier()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const { draft = {}, setDraft, ref } = useUnsavedEdits<DecisionDraft>(`decision ${task.taskId}`)
  const [isConfirming, setConfirming] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<DecisionPart, string>>>({})
  const controls = useRef<Partial<Record<DecisionPart, HTMLElement | null>>>({})
  const { comment = '', signature = '', attachments = attachmentsField.emptyValue } = draft

  const change = (part: DecisionDraft) => {
    const isEmpty = ({ comment: text = '', signature: image = '', attachments: added }: DecisionDraft) =>
      text === '' && image === '' && (added === undefined || attachmentsField.isEmpty(added))
    const next = { ...draft, ...part }
    setDraft(isEmpty(next) ? undefined : next)
    setErrors({})
  }
  const showError = (part: DecisionPart, message: string) => {
    setErrors({ [part]: message })
    const control = controls.current[part]
    control?.scrollIntoView?.({ block: 'center' })
    control?.focus()
    return false
  }
  const validate = (flag: Flag): boolean => {
    if (form && !form.validate(flag)) return false
    if (step?.isRemarkRequired && comment.trim() === '') return showError('comment', t('decision.remarkMissing'))
    if (step?.isSignatureRequired && signature === '') return showError('signature', t('decision.signatureMissing'))
    const error = attachmentsField.validate(attachments)
    return error ? showError('attachments', kit(error.key, { label: t('decision.attachments'), ...error.values })) : true
  }
  const showRefusal = (error: unknown): boolean => {
    if (form?.showRefusal(error)) return true
    const { name, message = '' } = parseRefusal(error) ?? {}
    if (name !== 'comment' && name !== 'signature' && name !== 'attachments') return false
    showError(name, message)
    return true
  }
  const files = String(attachmentsField.serialize(attachments) ?? '')
  const decide = useWriteMutation(
    (flag: Flag) => {
      const variables = form?.getChanges() ?? {}
      return client.call(work.completeTask, {
        ...task,
        comment,
        flag,
        ...(signature !== '' && { signature }),
        ...(files !== '' && { attachments: files }),
        ...(Object.keys(variables).length > 0 && { variables }),
      })
    },
    {
      onSuccess: () => {
        notice.success()
        setDraft(undefined)
        form?.discard()
        onDone()
      },
      onError: (error) => {
        if (!showRefusal(error)) notice.error(error)
      },
      onSettled: () => {
        setConfirming(false)
        void queries.invalidateQueries({ queryKey: entityKey(scope, work.completeTask) })
      },
    },
  )
  return {
    ref,
    comment,
    signature,
    attachments,
    errors,
    isPending: decide.isPending,
    isConfirming,
    change,
    setControl: (part: DecisionPart) => (element: HTMLElement | null) => {
      controls.current[part] = element
    },
    agree: () => validate('ok') && decide.mutate('ok'),
    /** Asks for a confirmation of the refusal. */
    refuse: () => setConfirming(validate('no')),
    confirmRefusal: () => decide.mutate('no'),
    cancelRefusal: () => setConfirming(false),
  }
}

export type DecisionState = ReturnType<typeof useDecision>
