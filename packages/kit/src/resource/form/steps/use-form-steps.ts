import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormSection } from '../../model/section'
import type { FormShape } from '../form-shape'
import type { FormValues } from '../form-values'
import type { CheckRunner } from '../rules/check-runner'
import { useVisibleSections } from '../sections/use-visible-sections'

interface FormStepsOptions {
  readonly shape: FormShape
  readonly form: UseFormReturn<FormValues>
  readonly checks: CheckRunner | undefined
}

/** Steps of a form, of which one is shown; a form without steps has all its sections in one. */
export interface FormSteps {
  /** Sections in display order; empty if the form has no steps. */
  readonly sections: readonly FormSection[]
  /** Index of the current step. */
  readonly current: number
  readonly isLast: boolean
  /** Shows another step; a later one only once all fields before it are valid. */
  readonly open: (index: number) => Promise<void>
  /** Moves the focus to a field, in whichever step it is. */
  readonly focus: (name: string) => void
}

/** Tracks the current step of a form and moves the focus into it. */
export function useFormSteps({ shape, form, checks }: FormStepsOptions): FormSteps {
  const visible = useVisibleSections(shape, form.control)
  const sections = shape.isStepped && visible.length > 1 ? visible : []
  // by name, because a condition may add or remove a step before it
  const [name, setName] = useState<string>()
  const current = Math.max(
    0,
    sections.findIndex((section) => section.name === name),
  )
  const focused = useRef<string>(undefined)
  const { setFocus } = form
  const step = sections[current]?.name ?? shape.sections[0]?.name
  const first = shape.sections.find((section) => section.name === step)?.fields.find((field) => !shape.compute?.[field])
  useEffect(() => {
    const target = focused.current ?? first
    focused.current = undefined
    if (target !== undefined) setFocus(target)
  }, [setFocus, first])

  const isValid = async (fields: readonly string[]) => {
    for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true })
    checks?.beginSave()
    const valid = await form.trigger(fields, { shouldFocus: true })
    checks?.endSave()
    return valid
  }
  const open = async (target: number) => {
    for (let index = current; index < target; index += 1) {
      const section = sections[index]
      if (!section || (await isValid(section.fields))) continue
      if (index !== current) setName(section.name)
      return
    }
    setName(sections[target]?.name)
  }
  const focus = (field: string) => {
    const owner = sections.find(({ fields }) => fields.includes(field))
    if (!owner || owner === sections[current]) return setFocus(field)
    focused.current = field
    setName(owner.name)
  }
  return { sections, current, isLast: current >= sections.length - 1, open, focus }
}
