import '../styles'
import type { ReactNode } from 'react'

export interface Stat {
  readonly label: string
  /** Value, already formatted in the current language. */
  readonly value: ReactNode
  readonly tone?: 'success' | 'warning' | 'danger' | undefined
}

/** Row of large numbers, each with its label. */
export function Stats({ figures }: { readonly figures: readonly Stat[] }) {
  return (
    <dl className="kit-stats">
      {figures.map(({ label, value, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
