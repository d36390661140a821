import type { Operation } from '@jwsk/sdk'
import { useKitText } from '../../i18n/kit-text'
import { useAnswer } from '../../runtime/use-answer'
import { LoadFailed } from '../../ui/load-failed'
import type { InputProps } from '../types'
import type { TreeChoice } from './tree-selection'
import { TreeTicks } from './tree-ticks'
import { useTreeModel } from './use-tree-model'

interface TreeInputProps extends InputProps<readonly string[]> {
  readonly from: Operation
  readonly choice: TreeChoice
}

export function TreeInput({ from, choice, id, value, onChange, onBlur, invalid, describedBy, inputRef, dependencies }: TreeInputProps) {
  const t = useKitText()
  const { data, error, refetch, isFetching } = useAnswer(from, dependencies)
  const model = useTreeModel(data)
  if (error) return <LoadFailed title={t('tree.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (data === undefined) return <div className="kit-tree relative py-1 overflow-auto kit-skeleton-box" ref={inputRef} aria-busy="true" />
  return (
    <TreeTicks
      model={model}
      choice={choice}
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
