import type { ReactNode } from 'react'

/** Something that can be chosen. */
export interface Choice {
  readonly id: string
  readonly name: string
}

export interface ComboboxProps {
  readonly id: string
  readonly selectionMode: 'one' | 'many'
  readonly selected: readonly Choice[]
  readonly onSelectionChange: (chosen: readonly Choice[]) => void
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** What the query finds, in order. */
  readonly results: readonly Choice[]
  readonly status: 'ready' | 'loading' | 'failed'
  /** There is more than `found` holds. */
  readonly hasMore: boolean
  readonly onRetry: () => void
  /** The list opened: the time to ask the server. */
  readonly onOpen?: () => void
  /** Whether the list stays after this choice, for the next one within it. */
  readonly staysOpen?: (choice: Choice) => boolean
  /** What is marked until the person moves, instead of the first of what is found. */
  readonly initialActive?: Choice | undefined
  /** Instead of the name in the list. */
  readonly renderChoice?: (choice: Choice) => ReactNode
  readonly placeholder: string
  readonly onBlur?: () => void
  readonly inputRef?: (element: HTMLElement | null) => void
  readonly attributes?: { readonly 'aria-required'?: boolean; readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string }
}
