import type { ReactNode } from 'react'

/** Something that can be chosen. */
export interface Choice {
  readonly id: string
  readonly name: string
}

export interface ComboboxProps {
  readonly id: string
  readonly mode: 'one' | 'many'
  readonly chosen: readonly Choice[]
  readonly onChoose: (chosen: readonly Choice[]) => void
  readonly query: string
  readonly onQuery: (query: string) => void
  /** What the query finds, in order. */
  readonly found: readonly Choice[]
  readonly state: 'ready' | 'loading' | 'failed'
  /** There is more than `found` holds. */
  readonly isCut: boolean
  readonly onRetry: () => void
  /** The list opened: the time to ask the server. */
  readonly onOpen?: () => void
  /** Whether the list stays after this choice, for the next one within it. */
  readonly leadsOn?: (choice: Choice) => boolean
  /** What is marked until the person moves, instead of the first of what is found. */
  readonly start?: Choice | undefined
  /** Instead of the name in the list. */
  readonly render?: (choice: Choice) => ReactNode
  readonly placeholder: string
  readonly onBlur?: () => void
  readonly inputRef?: (element: HTMLElement | null) => void
  readonly attributes?: { readonly 'aria-required'?: boolean; readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string }
}
