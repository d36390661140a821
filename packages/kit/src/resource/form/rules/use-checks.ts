import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CheckContext } from '../../model/rules/form-rules'
import type { Labels } from '../../model/use-labels'
import type { FormShape } from '../form-shape'
import { type FormValues, toFullDraft } from '../form-values'
import { type CheckRunner, createCheckRunner } from './check-runner'

interface CheckOptions {
  readonly shape: FormShape
  readonly labels: Labels
  readonly form: UseFormReturn<FormValues>
}

/** Checks the rules across the fields of a form after each change; `undefined` if it has none. */
export function useChecks(options: CheckOptions): CheckRunner | undefined {
  const { shape, labels, form } = options
  const { isSubmitted } = form.formState
  const latest = useRef({ ...options, isSubmitted })
  const [checks] = useState(
    () =>
      shape.check &&
      createCheckRunner({
        check: (signal) => {
          const { shape, labels, form } = latest.current
          return shape.check?.(toFullDraft(shape, form.getValues()), { say: labels.check as CheckContext['say'], signal })
        },
        onMessages: (messages, before) => {
          const { shape, form, isSubmitted } = latest.current
          const isShown = (name: string) => {
            const { isTouched, error } = form.getFieldState(name)
            return error?.type === 'check' || ((isTouched || isSubmitted) && messages.get(name) !== before.get(name))
          }
          const names = Object.keys(shape.fields).filter(isShown)
          if (names.length > 0) void form.trigger(names)
        },
      }),
  )
  useEffect(() => {
    latest.current = { ...options, isSubmitted }
  })
  useEffect(() => {
    if (!checks) return undefined
    const serializeDraft = () => JSON.stringify(toFullDraft(latest.current.shape, form.getValues()))
    let checked = serializeDraft()
    const callback = () => {
      const draft = serializeDraft()
      // a blur is no change
      if (draft === checked) return
      checked = draft
      checks.schedule()
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback })
    return () => {
      unsubscribe()
      checks.stop()
    }
  }, [checks, form.subscribe, form.getValues])
  const language = useRef(labels)
  useEffect(() => {
    // the messages are in the language of the last run
    if (language.current !== labels) checks?.schedule()
    language.current = labels
  }, [checks, labels])
  return checks
}
