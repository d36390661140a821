import { LoadError, TreePicker, useOperationQuery, useTranslate } from '@jwsk/kit'
import { dept } from '@jwsk/sdk/system'

export interface Dept {
  readonly id: string
  readonly title: string
}

interface Node extends Dept {
  readonly children?: readonly Node[]
}

const findDept = (nodes: readonly Node[], id: string | undefined): Dept | undefined => {
  for (const node of nodes) {
    const here = node.id === id ? node : findDept(node.children ?? [], id)
    if (here) return here
  }
  return undefined
}

interface DeptTreeProps {
  readonly selected: string | undefined
  readonly onChoose: (dept: Dept | undefined) => void
}

/** Department tree; selecting the selected department again clears the selection. */
export function DeptTree({ selected, onChoose }: DeptTreeProps) {
  const t = useTranslate()
  const { data, error, refetch, isFetching } = useOperationQuery(dept.tree)
  if (error) return <LoadError title={t('dept.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  return (
    <div className="kit-card system-depts p-3" aria-busy={!data}>
      {data && (
        <TreePicker
          label={t('dept.title')}
          selectionMode="one"
          payload={data}
          value={selected ? [selected] : []}
          onChange={([id]) => onChoose(findDept(data, id))}
        />
      )}
    </div>
  )
}
