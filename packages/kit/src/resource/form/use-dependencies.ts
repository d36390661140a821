import { useEffect, useMemo, useRef } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { Field, WireRecord } from '../../fields/types'
import { toDisplayText } from '../../fields/wire'
import type { FormShape } from './form-shape'
import type { FormValues } from './form-values'

interface DependencyOptions {
  readonly field: Field
  readonly fields: FormShape['fields']
  readonly control: Control<FormValues>
  /** Clears what was selected for another value. */
  readonly onReset: () => void
}

/** Returns the wire value of the field that this one depends on; empty if there is none in the form. */
export function useDependencies({ field, fields, control, onReset }: DependencyOptions): WireRecord | undefined {
  const name = field.dependsOn
  const other = name === undefined ? undefined : fields[name]
  const value = useWatch({ control, name: name ?? '', disabled: !other })
  const wire = other && value !== undefined ? toDisplayText(other.serialize(value)) : ''
  const before = useRef(wire)
  const forget = useRef(onReset)
  useEffect(() => {
    forget.current = onReset
  })
  useEffect(() => {
    if (before.current === wire) return
    before.current = wire
    forget.current()
  }, [wire])
  return useMemo(() => (name && wire !== '' ? { [name]: wire } : undefined), [name, wire])
}
