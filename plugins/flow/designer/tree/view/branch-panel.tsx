import { Button, useTranslate } from '@jwsk/kit'
import { useState } from 'react'
import { FlowSettings } from '../../conditions/flow-settings'
import { PanelSection } from '../../panel-section'
import type { Branch, BranchesBlock } from '../tree-types'
import { NameInput } from './name-input'
import { useTree } from './tree-context'

interface BranchPanelProps {
  readonly block: BranchesBlock
  readonly branch: Branch
}

/** Name, condition and place of a branch. */
export function BranchPanel({ block, branch }: BranchPanelProps) {
  const t = useTranslate()
  const { fields, apply } = useTree()
  const { id, name, isDefault, isMain } = branch
  const [condition, setCondition] = useState(branch.condition)
  const index = block.branches.indexOf(branch)
  const goesOn = block.branches.filter(({ isMain, sequence }) => isMain || sequence.after !== undefined)
  const canEnd = block.type === 'exclusive' && !isMain && branch.sequence.after !== undefined && goesOn.length > 1
  return (
    <PanelSection title={t('designer.tree.branch')}>
      <NameInput id={id} name={name} />
      <FlowSettings
        branching={block.type === 'parallel' ? 'parallel' : 'choice'}
        isDefault={isDefault}
        condition={condition}
        fields={fields}
        onDefaultChange={(next) => apply(next ? { type: 'default', flow: id } : { type: 'noDefault', flow: id })}
        onChange={(next) => {
          setCondition(next)
          apply({ type: 'condition', flow: id, condition: next })
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon="left" disabled={index === 0} onClick={() => apply({ type: 'moveBranch', flow: id, by: -1 })}>
          {t('designer.tree.earlier')}
        </Button>
        <Button icon="right" disabled={index === block.branches.length - 1} onClick={() => apply({ type: 'moveBranch', flow: id, by: 1 })}>
          {t('designer.tree.later')}
        </Button>
        {canEnd && (
          <Button onClick={() => apply({ type: 'endBranch', flow: id, name: t('designer.tree.names.end') })}>
            {t('designer.tree.endHere')}
          </Button>
        )}
        {!isMain && (
          <Button variant="danger" icon="delete" onClick={() => apply({ type: 'removeBranch', flow: id, name: '' })}>
            {t('designer.tree.removeBranch')}
          </Button>
        )}
      </div>
    </PanelSection>
  )
}
