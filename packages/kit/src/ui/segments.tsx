import './styles'

interface SegmentsProps<Key extends string | number> {
  /** What is chosen, for whoever does not see that they belong together. */
  readonly label: string
  readonly options: readonly { readonly key: Key; readonly label: string }[]
  readonly chosen: Key
  readonly onChoose: (key: Key) => void
}

/** One of a few, all of them in sight. */
export const Segments = <Key extends string | number>({ label, options, chosen, onChoose }: SegmentsProps<Key>) => (
  <fieldset className="kit-segments inline-flex flex-none overflow-hidden border-round">
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={option.key}
        type="button"
        className={`px-3 text-sm white-space-nowrap ${option.key === chosen ? 'bg-primary' : 'surface-card'}`}
        aria-pressed={option.key === chosen}
        onClick={() => onChoose(option.key)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
)
