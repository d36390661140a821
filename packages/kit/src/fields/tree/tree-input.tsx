import type { Operation } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { LoadError } from '../../runtime/load-error'
import { useOperationQuery } from '../../runtime/use-operation-query'
import type { InputProps } from '../types'
import { TreeCheckboxes } from './tree-checkboxes'
import type { TreeSelectionMode } from './tree-selection'
import { useTreeModel } from './use-tree-model'

interface TreeInputProps extends InputProps<readonly string[]> {
  readonly operation: Operation
  readonly selectionMode: TreeSelectionMode
}

export function TreeInput({
  operation,
  selectionMode,
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
  inputRef,
  dependencies,
}: TreeInputProps) {
  const t = useKitText()
  const { data, error, refetch, isFetching } = useOperationQuery(operation, dependencies)
  const model = useTreeModel(data)
  if (error) return <LoadError title={t('tree.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (data === undefined) return <div className="kit-tree relative py-1 overflow-auto kit-skeleton-box" ref={inputRef} aria-busy="true" />
  return (
    <TreeCheckboxes
      model={model}
      selectionMode={selectionMode}
      value={value}
      onChange={onChange}
      labelledBy={`${id}-label`}
      describedBy={describedBy}
      invalid={invalid}
      onBlur={onBlur}
      listRef={inputRef}
    />
  )
}
