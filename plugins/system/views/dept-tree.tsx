import { LoadError, TreeAside, useOperationQuery, useTranslate } from '@jwsk/kit'
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
  return <TreeAside label={t('dept.title')} payload={data} selected={selected} onSelect={(id) => onChoose(findDept(data ?? [], id))} />
}
