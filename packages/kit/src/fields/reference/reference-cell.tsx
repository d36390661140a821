import '../fields.css'
import { useKitText } from '@jwsk/ui'
import { maxVisible } from '../max-visible'
import { TextCell } from '../text-cell'
import type { RecordRef, ReferenceSource } from './reference-source'
import { useReferenceNames } from './use-reference-names'

export interface ReferenceCellProps {
  readonly source: ReferenceSource
  readonly value: readonly RecordRef[]
}

/** Labels of referenced records; all cells of a page share one call. */
export function ReferenceCell({ source, value }: ReferenceCellProps) {
  const t = useKitText()
  const { choices, isLoading } = useReferenceNames(source, value)
  if (isLoading) return <span className="kit-skeleton inline-block w-3rem" />
  return (
    <TextCell
      value={choices
        .slice(0, maxVisible)
        .map(({ name }) => name)
        .join(t('select.separator'))}
    />
  )
}
