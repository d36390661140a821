import type { ReactNode } from 'react'

/** Selectable value. */
export interface Choice {
  readonly id: string
  readonly name: string
}

export interface ComboboxProps {
  readonly id: string
  readonly selectionMode: 'one' | 'many'
  readonly selected: readonly Choice[]
  readonly onSelectionChange: (selected: readonly Choice[]) => void
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** Results of the query, in order. */
  readonly results: readonly Choice[]
  readonly status: 'ready' | 'loading' | 'failed'
  /** Whether there are more matches than `results` contains. */
  readonly hasMore: boolean
  readonly onRetry: () => void
  /** Called when the list opens, to start fetching. */
  readonly onOpen?: () => void
  /** Whether the list stays open after this choice, e.g. to choose below it. */
  readonly staysOpen?: (choice: Choice) => boolean
  /** Initially active choice, until the user moves. Defaults to the first result. */
  readonly initialActive?: Choice | undefined
  /** Renders a choice in the list. Defaults to its name. */
  readonly renderChoice?: (choice: Choice) => ReactNode
  readonly placeholder: string
  readonly onBlur?: () => void
  readonly inputRef?: (element: HTMLElement | null) => void
  readonly attributes?: { readonly 'aria-required'?: boolean; readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string }
}
