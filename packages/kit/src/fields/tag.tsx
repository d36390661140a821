import './fields.css'
import { getOwn } from '@jwsk/sdk'
import type { ReactNode } from 'react'

/** Color and weight of a state. */
export type Tone = 'quiet' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/** Tone of each value of a status. */
export type Tones = Readonly<Record<string, Tone>>

/** Returns the tone of a value; `quiet` if none is declared for it. */
export const getTone = (tones: Tones, value: string): Tone => getOwn(tones, value) ?? 'quiet'

/** column widths in CSS pixels: English labels are longer */
export const tagColumnWidth = { 'zh-cn': 108, en: 144 }
export const wordColumnWidth = { 'zh-cn': 92, en: 124 }

/** State as a shape and a word; filled for `warning` and `danger`, where the user has to act. Defaults to `quiet`. */
export function Tag({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <bdi className="kit-tag" data-tone={tone}>
      {children}
    </bdi>
  )
}
