import { type DynamicField, useKitText, useUnsavedEdits } from '@jwsk/kit'
import { isJwskError, type OutputOf } from '@jwsk/sdk'
import type { FlowField, flowForm } from '@jwsk/sdk/flow'
import { type RefCallback, useMemo, useRef, useState } from 'react'
import { canEditField, type Right, useDescribedFields } from './described-fields'

type Request = OutputOf<typeof flowForm.request>

/** Decision of a handler. */
export type Flag = 'ok' | 'no'

export interface StepField extends DynamicField {
  readonly isEditable: boolean
  readonly kind: FlowField['kind']
  /** Whether its lines are neither added nor removed. */
  readonly hasFixedLines: boolean
  /** Whether it is one of the facts that decide. */
  readonly isFact: boolean
}

/** Form of a request at one step: its fields by the rights of the step, and the unsaved edits. */
export interface StepForm {
  readonly fields: readonly StepField[]
  readonly record: Readonly<Record<string, unknown>>
  /** Ref for the element around the fields. */
  readonly ref: RefCallback<HTMLDivElement>
  getValue(name: string): unknown
  getError(name: string): string | undefined
  change(name: string, value: unknown): void
  setControl(name: string, element: HTMLElement | null): void
  /** Validates the edits for a decision; shows the errors and moves the focus to the first one. */
  validate(flag: Flag): boolean
  /** Shows a refusal at the field that it names; `false` if it names none. */
  showRefusal(error: unknown): boolean
  /** Returns the edited values on the wire. */
  getChanges(): Readonly<Record<string, string>>
  discard(): void
}

const noFields: readonly FlowField[] = []
const noValues: Readonly<Record<string, string>> = {}

/** Parses the platform's `{field}:{message}`. */
export function parseRefusal(error: unknown): { readonly name: string; readonly message: string } | undefined {
  if (!isJwskError(error) || error.kind !== 'business') return undefined
  const [, name, message] = /^\s*([A-Za-z_]\w*)\s*[:：]\s*(.+)$/s.exec(error.message) ?? []
  return name && message ? { name, message } : undefined
}

/** Edits the form of a request by the rights of a step. */
export function useStepForm(taskId: string, request: Request | null | undefined): StepForm {
  const t = useKitText()
  const rights = useMemo(() => new Map<string, Right>(request?.rights?.map(({ field, right }) => [field, right])), [request?.rights])
  const described = request?.fields ?? noFields
  const values = request?.values ?? noValues
  const kitFields = useDescribedFields(described, { rights, values })
  const fields = useMemo(
    () =>
      kitFields.map((field, index): StepField => {
        const own = described[index]
        return {
          ...field,
          isEditable: own !== undefined && canEditField(own, rights),
          kind: own?.kind ?? 'text',
          hasFixedLines: own?.kind === 'rows' && !rights.has(own.name),
          isFact: own?.isFact === true,
        }
      }),
    [kitFields, described, rights],
  )
  const parsed = useMemo(() => new Map(fields.map(({ name, field }) => [name, field.parse(values[name], values)])), [fields, values])
  const { draft = {}, setDraft, ref } = useUnsavedEdits<Readonly<Record<string, unknown>>>(`step form ${taskId}`)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const controls = useRef(new Map<string, HTMLElement>())
  const getValue = (name: string) => (Object.hasOwn(draft, name) ? draft[name] : parsed.get(name))
  const editable = fields.filter(({ isEditable }) => isEditable)

  const findError = ({ name, label, field, kind }: StepField, flag: Flag): string | undefined => {
    const value = getValue(name)
    if (field.isEmpty(value)) {
      const key = field.requiredMessage ?? (`form.${field.promptVerb}` as const)
      return flag === 'ok' && field.required ? t(key, { label }) : undefined
    }
    // a refusal may leave cells of rows empty
    const error = flag === 'no' && kind === 'rows' ? undefined : field.validate(value)
    return error && t(error.key, { label, ...error.values })
  }
  const focus = (name: string | undefined) => {
    const control = controls.current.get(name ?? '')
    control?.scrollIntoView?.({ block: 'center' })
    control?.focus()
  }
  return {
    fields,
    record: values,
    ref,
    getValue,
    getError: (name) => errors[name],
    change: (name, value) => {
      setDraft({ ...draft, [name]: value })
      setErrors(({ [name]: _, ...others }) => others)
    },
    setControl: (name, element) => {
      if (element) controls.current.set(name, element)
      else controls.current.delete(name)
    },
    validate: (flag) => {
      const found = editable.flatMap((field): (readonly [string, string])[] => {
        const error = findError(field, flag)
        return error === undefined ? [] : [[field.name, error]]
      })
      setErrors(Object.fromEntries(found))
      focus(found[0]?.[0])
      return found.length === 0
    },
    showRefusal: (error) => {
      const refusal = parseRefusal(error)
      if (!refusal || !editable.some(({ name }) => name === refusal.name)) return false
      setErrors({ [refusal.name]: refusal.message })
      focus(refusal.name)
      return true
    },
    getChanges: () =>
      Object.fromEntries(
        editable
          .filter(({ name }) => Object.hasOwn(draft, name))
          .flatMap(({ name, field }) => {
            const wire = field.serialize(draft[name])
            return wire === undefined ? [] : [[name, String(wire)] as const]
          }),
      ),
    discard: () => setDraft(undefined),
  }
}
