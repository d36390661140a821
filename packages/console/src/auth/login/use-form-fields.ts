import { useCallback, useRef, useState } from 'react'
import type { ConsoleTextKey } from '../../platform/text'

export type FieldErrors<Name extends string> = Partial<Record<Name, ConsoleTextKey>>

/** Returns values, errors and focus handling of a form's fields, in the order of the page. */
export function useFormFields<Name extends string>(start: Readonly<Record<Name, string>>) {
  const [draft, setDraft] = useState(start)
  const [problems, setProblems] = useState<FieldErrors<Name>>({})
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({})
  const names = Object.keys(start) as Name[] // keys of an object literal

  const focus = useCallback((...candidates: readonly Name[]) => {
    const first = candidates.map((name) => inputs.current[name]).find((input) => input)
    first?.focus()
  }, [])
  const fill = useCallback((values: Partial<Record<Name, string>>) => setDraft((now) => ({ ...now, ...values })), [])

  return {
    draft,
    focus,
    fill,
    field: (name: Name) => ({
      name,
      value: draft[name],
      error: problems[name],
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input
      },
      onValueChange: (value: string) => {
        setDraft((now) => ({ ...now, [name]: value }))
        setProblems(({ [name]: _, ...others }) => others as FieldErrors<Name>) // the rest has the same type
      },
    }),
    /** Shows the errors and focuses the first invalid field; returns whether there are none. */
    passes: (found: FieldErrors<Name>) => {
      setProblems(found)
      const first = names.find((name) => found[name])
      if (first) focus(first)
      return first === undefined
    },
  }
}
