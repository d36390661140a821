import '../styles'

interface SegmentedControlProps<Key extends string | number> {
  /** Accessible name of the group. */
  readonly label: string
  readonly options: readonly { readonly key: Key; readonly label: string }[]
  readonly value: Key
  readonly onChange: (key: Key) => void
}

/** Single selection from a few options, all of them visible. */
export const SegmentedControl = <Key extends string | number>({ label, options, value, onChange }: SegmentedControlProps<Key>) => (
  <fieldset className="kit-segmented-control inline-flex flex-none overflow-hidden border-round">
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={option.key}
        type="button"
        className={`px-3 text-sm white-space-nowrap ${option.key === value ? 'bg-primary' : 'surface-card'}`}
        aria-pressed={option.key === value}
        onClick={() => onChange(option.key)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
)
