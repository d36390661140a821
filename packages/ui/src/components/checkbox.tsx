import { useEffect, useRef } from 'react'

export type CheckState = 'all' | 'some' | 'none'

interface CheckboxProps {
  readonly checked: CheckState
  readonly label: string
  readonly onChange: () => void
  readonly disabled?: boolean
}

/** Native checkbox with an indeterminate state, `some`. */
export function Checkbox({ checked, label, ...props }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'some'
  }, [checked])
  return <input ref={box} type="checkbox" className="kit-checkbox" aria-label={label} checked={checked === 'all'} {...props} />
}
