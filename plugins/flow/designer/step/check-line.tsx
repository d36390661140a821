interface CheckLineProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Checkbox with its label. */
export function CheckLine({ label, checked, onChange }: CheckLineProps) {
  return (
    <label className="flex align-items-center gap-2 text-sm">
      <input type="checkbox" className="kit-checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
