import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { useLabels } from '../model/use-labels'
import { DynamicDetails } from './dynamic-details'

interface RecordDetailsProps<Name extends string> {
  readonly resource: Resource<Name>
  readonly record: Row
  /** Fields in display order. */
  readonly fields: readonly Name[]
}

/** Read-only details of selected fields, for a view that contains other things too. */
export function RecordDetails<Name extends string>({ resource, record, fields: names }: RecordDetailsProps<Name>) {
  const labels = useLabels(resource)
  const fields = names.flatMap((name) => {
    const field = resource.fields[name]
    return field ? [{ name, label: labels.field(name), field }] : []
  })
  return <DynamicDetails fields={fields} record={record} />
}
