import type { Operation } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { LoadError } from '../../runtime/load-error'
import { useOperationQuery } from '../../runtime/use-operation-query'
import type { InputProps } from '../types'
import { TreeCheckboxes } from './tree-checkboxes'
import { TreeSelect } from './tree-select'
import type { TreeSelectionMode } from './tree-selection'
import { useTreeModel } from './use-tree-model'

interface TreeInputProps extends InputProps<readonly string[]> {
  readonly operation: Operation
  readonly selectionMode: TreeSelectionMode
  /** Whether the tree is always open. */
  readonly isInline: boolean
}

export function TreeInput({ operation, isInline, ...props }: TreeInputProps) {
  const { id, inputRef, dependencies, selectionMode, value, onChange, onBlur, invalid, describedBy } = props
  const t = useKitText()
  const { data, error, refetch, isFetching } = useOperationQuery(operation, dependencies)
  const model = useTreeModel(data)
  if (error) return <LoadError title={t('tree.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!isInline) return <TreeSelect {...props} model={data === undefined ? undefined : model} />
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
