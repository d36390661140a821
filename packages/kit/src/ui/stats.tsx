import './styles'
import type { ReactNode } from 'react'

export interface Stat {
  readonly label: string
  /** The figure itself, already in words of the language on screen. */
  readonly value: ReactNode
  readonly tone?: 'success' | 'warning' | 'danger' | undefined
}

/** A row of large figures, each under its name. */
export function Stats({ figures }: { readonly figures: readonly Stat[] }) {
  return (
    <dl className="kit-figures">
      {figures.map(({ label, value, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
