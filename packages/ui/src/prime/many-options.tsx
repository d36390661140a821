import { useState } from 'react'
import type { SelectOption } from '../components/select'

/** Number of options above which only those in view are rendered. */
const virtualizeFrom = 200

const renderOption = ({ label }: SelectOption) => (
  <span className="kit-text" title={label}>
    {label}
  </span>
)

/** Properties of a PrimeReact list with so many options that it is virtual: one line each, because all have the same height. */
export function useManyOptions(count: number) {
  const [itemSize] = useState(
    () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--control-height')) || 32,
  )
  return count > virtualizeFrom ? { virtualScrollerOptions: { itemSize }, itemTemplate: renderOption } : undefined
}
