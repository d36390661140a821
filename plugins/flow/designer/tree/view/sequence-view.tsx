import { Button, useTranslate } from '@jwsk/kit'
import { Fragment } from 'react'
import { formatCondition } from '../../conditions/format-condition'
import { parseCondition } from '../../conditions/parse-condition'
import type { Block, Branch, BranchesBlock, Sequence, SubProcessBlock } from '../tree-types'
import { BlockCard, Card } from './block-card'
import { InsertButton } from './insert-button'
import { useTree } from './tree-context'

/** Returns what leads to a branch, in words. */
export function useBranchWords(): (block: BranchesBlock, branch: Branch) => string {
  const t = useTranslate()
  const { fields } = useTree()
  return ({ type }, { condition, isDefault }) => {
    if (type === 'parallel') return t('designer.tree.always')
    if (isDefault) return t('designer.tree.otherwise')
    if (condition === '') return t('designer.tree.noCondition')
    const parsed = parseCondition(condition)
    return parsed ? formatCondition(parsed, { fields, t }) : condition
  }
}

function BranchColumn({ block, branch }: { readonly block: BranchesBlock; readonly branch: Branch }) {
  const t = useTranslate()
  const { selected, select } = useTree()
  const words = useBranchWords()(block, branch)
  const { id, isMain, sequence, condition, isDefault } = branch
  const isMissing = block.type !== 'parallel' && condition === '' && !isDefault
  const isEnded = !isMain && !sequence.after
  return (
    <li className={`flow-tree-branch${isEnded ? ' is-ended' : ''}`}>
      <button
        type="button"
        data-block={id}
        aria-pressed={selected === id}
        className={`flow-tree-condition${selected === id ? ' is-selected' : ''}`}
        onClick={() => select(id)}
      >
        {branch.name !== '' && branch.name !== words && <span className="flow-tree-name">{branch.name}</span>}
        <span className={isMissing ? 'flow-tree-missing' : 'flow-tree-words'}>{words}</span>
      </button>
      {isMain ? (
        <span className="flow-tree-continues">{t('designer.tree.continues')}</span>
      ) : (
        <>
          <InsertButton seam={sequence.blocks[0]?.before ?? sequence.after} after={branch.name || words} />
          <SequenceView sequence={sequence} />
        </>
      )}
      <div className="flow-tree-rest" aria-hidden="true" />
    </li>
  )
}

function BranchesView({ block }: { readonly block: BranchesBlock }) {
  const t = useTranslate()
  const { isReadOnly, apply } = useTree()
  return (
    <div className="flow-tree-branches">
      <Card block={block} title={block.name || t(`designer.tree.types.${block.type}`)}>
        {block.name !== '' && <span className="flow-tree-fact">{t(`designer.tree.types.${block.type}`)}</span>}
      </Card>
      <div className="flow-tree-line">
        {!isReadOnly && (
          <Button
            className="flow-tree-add text-sm"
            icon="add"
            onClick={() => apply({ type: 'addBranch', gateway: block.id, name: t('designer.tree.names.branch') })}
          >
            {t('designer.tree.addBranch')}
          </Button>
        )}
      </div>
      <ul className="flow-tree-columns" aria-label={block.name || t(`designer.tree.types.${block.type}`)}>
        {block.branches.map((branch) => (
          <BranchColumn key={branch.id} block={block} branch={branch} />
        ))}
      </ul>
    </div>
  )
}

function SubProcessView({ block }: { readonly block: SubProcessBlock }) {
  return (
    <div className="flow-tree-inside">
      <BlockCard block={block} />
      <SequenceView sequence={block.body} />
    </div>
  )
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === 'branches') return <BranchesView block={block} />
  return block.kind === 'subProcess' ? <SubProcessView block={block} /> : <BlockCard block={block} />
}

interface SequenceViewProps {
  readonly sequence: Sequence
}

/** Blocks from top to bottom, with the places between them. */
export function SequenceView({ sequence: { blocks, after } }: SequenceViewProps) {
  return blocks.map((block, index) => {
    const next = blocks[index + 1]
    return (
      <Fragment key={block.id}>
        <BlockView block={block} />
        {(next || after) && <InsertButton seam={next ? next.before : after} after={block.name} />}
      </Fragment>
    )
  })
}
