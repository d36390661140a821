import { renderCell } from '../list/render-cell'
import type { Resource } from '../model/resource'
import { isRow } from '../model/row'
import type { Labels } from '../model/use-labels'

interface TargetDetailsProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly target: unknown
  /** Name of the record, which is shown already. */
  readonly targetLabel: string
  /** Fields in display order. */
  readonly fields: readonly string[]
  readonly className?: string
}

const maxDetails = 6

/** Details of the record that a decision is about, without empty ones; none of several records. */
export function TargetDetails({ resource, labels, target, targetLabel, fields, className = '' }: TargetDetailsProps) {
  if (!isRow(target)) return null
  const details = fields.flatMap((name) => {
    const field = resource.fields[name]
    const value = field?.parse(target[name], target)
    if (!field || field.isSecret || field.isEmpty(value) || field.toText(value) === targetLabel) return []
    return (
      <div key={name}>
        <dt>{labels.field(name)}</dt>
        <dd>{renderCell(field, { name, row: target, Own: resource.cells[name] })}</dd>
      </div>
    )
  })
  return details.length > 0 && <dl className={`kit-details ${className}`}>{details.slice(0, maxDetails)}</dl>
}
