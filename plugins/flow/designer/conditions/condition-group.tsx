import { Button, Select, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { ComparisonRow } from './comparison-row'
import { type AllGroup, type AnyGroup, type Comparison, type Condition, getMembers } from './condition'
import { createComparison } from './operands'

type Group = AllGroup | AnyGroup

interface ConditionGroupProps {
  readonly label: string
  readonly group: Group
  readonly fields: readonly FlowField[]
  /** Number of groups around the group. */
  readonly depth?: number
  readonly onChange: (group: Group) => void
  readonly onRemove?: () => void
}

/** Depth from which groups cannot be added. */
const maxDepth = 2

/** Editor of a group of conditions, of which all or any must be true. */
export function ConditionGroup({ label, group, fields, depth = 0, onChange, onRemove }: ConditionGroupProps) {
  const t = useTranslate()
  const members = getMembers(group) ?? []
  const isAny = 'any' in group
  const setMembers = (next: readonly Condition[]) => onChange(isAny ? { any: next } : { all: next })
  const add = (member: Condition) => setMembers([...members, member])
  const renderMember = (member: Condition, at: number) => {
    const common = {
      label: `${label} ${at + 1}`,
      fields,
      onRemove: () => setMembers(members.toSpliced(at, 1)),
    }
    const change = (next: Condition) => setMembers(members.with(at, next))
    if (!getMembers(member)) return <ComparisonRow key={at} {...common} comparison={member as Comparison} onChange={change} /> // a condition without members
    return (
      <li key={at} className="p-2 border-1 surface-border border-round surface-ground">
        <ConditionGroup {...common} group={member as Group} depth={depth + 1} onChange={change} />
      </li>
    )
  }
  return (
    <fieldset aria-label={label} className="flex flex-column gap-2 p-0 m-0 border-none min-w-0">
      {(members.length > 1 || onRemove) && (
        <div className="flex align-items-center gap-1">
          <div className="flex-1 min-w-0">
            <Select
              aria-label={`${label} ${t('designer.condition.join')}`}
              options={(['all', 'any'] as const).map((join) => ({ value: join, label: t(`designer.condition.joins.${join}`) }))}
              value={isAny ? 'any' : 'all'}
              onChange={(join) => onChange(join === 'any' ? { any: members } : { all: members })}
            />
          </div>
          {onRemove && (
            <Button variant="quiet" icon="delete" aria-label={t('designer.condition.remove', { name: label })} onClick={onRemove} />
          )}
        </div>
      )}
      {members.length > 0 && <ul className="flex flex-column gap-2">{members.map(renderMember)}</ul>}
      <div className="flex flex-wrap gap-2">
        <Button icon="add" onClick={() => add(createComparison('', fields))}>
          {t('designer.condition.add')}
        </Button>
        {depth < maxDepth && members.length > 0 && (
          <Button variant="quiet" icon="add" onClick={() => add({ any: [createComparison('', fields)] })}>
            {t('designer.condition.addGroup')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
