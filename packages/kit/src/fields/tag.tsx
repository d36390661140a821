import './fields.css'
import type { ReactNode } from 'react'

export type Tone = 'quiet' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/** A word with a colour; the word alone says it too. */
export function Tag({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <bdi className={`kit-tag kit-tag-${tone}`}>{children}</bdi>
}
