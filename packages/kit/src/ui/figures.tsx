import './styles'
import type { ReactNode } from 'react'
import { useNarrow } from '../runtime/use-narrow'

export interface Figure {
  readonly label: string
  /** The figure itself, already in words of the language on screen. */
  readonly value: ReactNode
  readonly tone?: 'success' | 'warning' | 'danger' | undefined
}

const tabletWidth = 1100

/** A row of large figures, each under its name. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  // above a list they may lie beyond the edge of a narrow window
  const reach = useNarrow(tabletWidth) ? { tabIndex: 0 } : {}
  return (
    <dl className="kit-figures" {...reach}>
      {figures.map(({ label, value, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
