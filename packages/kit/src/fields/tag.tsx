import './fields.css'
import type { ReactNode } from 'react'

export type Tone = 'quiet' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

const toneClasses: Readonly<Record<Tone, string>> = {
  quiet: 'surface-hover text-color',
  accent: 'bg-primary-50 text-primary',
  success: 'bg-green-50 text-green-500',
  warning: 'bg-orange-50 text-orange-500',
  danger: 'bg-red-50 text-red-500',
  info: 'bg-blue-50 text-blue-500',
}

/** column widths in CSS pixels: English labels are longer */
export const tagColumnWidth = { 'zh-cn': 108, en: 132 }

/** Colored label, understandable without its color. */
export function Tag({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <bdi className={`kit-tag ${toneClasses[tone]}`}>{children}</bdi>
}
