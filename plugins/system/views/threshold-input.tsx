import { TextInput } from '@jwsk/kit'
import { useState } from 'react'
import { areValid, type Thresholds } from './monitor-history'

interface ThresholdInputProps {
  /** Accessible name for users who do not see the column header. */
  readonly label: string
  readonly thresholds: Thresholds
  readonly which: keyof Thresholds
  readonly onChange: (thresholds: Thresholds) => void
}

/** Input of one of the two thresholds; saved as soon as it is valid. */
export function ThresholdInput({ label, thresholds, which, onChange }: ThresholdInputProps) {
  const [typed, type] = useState<string>()
  const text = typed ?? String(thresholds[which])
  const next = { ...thresholds, [which]: Number(text) }
  return (
    <TextInput
      size={4}
      inputMode="numeric"
      aria-label={label}
      aria-invalid={!areValid(next)}
      value={text}
      onChange={({ target: { value } }) => {
        type(value)
        const changed = { ...thresholds, [which]: Number(value) }
        if (areValid(changed)) onChange(changed)
      }}
      onBlur={() => type(undefined)}
    />
  )
}
