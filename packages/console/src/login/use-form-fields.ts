import { useCallback, useRef, useState } from 'react'
import type { ConsoleTextKey } from '../text'

export type FieldErrors<Name extends string> = Partial<Record<Name, ConsoleTextKey>>

/** The fields of a form, in the order of the page: what they hold, what is wrong with them, and which has the focus. */
export function useFormFields<Name extends string>(start: Readonly<Record<Name, string>>) {
  const [draft, setDraft] = useState(start)
  const [problems, setProblems] = useState<FieldErrors<Name>>({})
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({})
  const names = Object.keys(start) as Name[] // the keys of an object that was written out

  const focus = useCallback((...wanted: readonly Name[]) => {
    const first = wanted.map((name) => inputs.current[name]).find((input) => input)
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
        setProblems(({ [name]: _, ...others }) => others as FieldErrors<Name>) // one key less is still a list of problems
      },
    }),
    /** Shows what was found and says whether that is nothing; the first field with a problem gets the focus. */
    passes: (found: FieldErrors<Name>) => {
      setProblems(found)
      const first = names.find((name) => found[name])
      if (first) focus(first)
      return first === undefined
    },
  }
}
