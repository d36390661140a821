import { useEffect, useMemo, useRef } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { Field, WireRecord } from '../../fields/types'
import { textOf } from '../../fields/wire'
import type { FormShape } from './form-shape'
import type { FormValues } from './form-values'

interface Dependent {
  readonly field: Field
  readonly fields: FormShape['fields']
  readonly control: Control<FormValues>
  /** Lets go of what was chosen for another value. */
  readonly empty: () => void
}

/** What the field that this one depends on would send; nothing where it depends on none, or that one is not in the form. */
export function useDependencies({ field, fields, control, empty }: Dependent): WireRecord | undefined {
  const name = field.dependsOn
  const other = name === undefined ? undefined : fields[name]
  const value = useWatch({ control, name: name ?? '', disabled: !other })
  const wire = other && value !== undefined ? textOf(other.write(value)) : ''
  const before = useRef(wire)
  const forget = useRef(empty)
  useEffect(() => {
    forget.current = empty
  })
  useEffect(() => {
    if (before.current === wire) return
    before.current = wire
    forget.current()
  }, [wire])
  return useMemo(() => (name && wire !== '' ? { [name]: wire } : undefined), [name, wire])
}
