import './tree.css'
import './tree-branches.css'
import { Dialog, MessagePanel, useIsNarrow, useNotifier, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { readSettings } from '../../settings/read-settings'
import type { Edit } from '../edits'
import { listBlocks } from '../find-block'
import type { CopiedNode } from '../insert'
import { findNode, type ProcessDocument } from '../process-document'
import type { Block, Branch, BranchesBlock, Seam } from '../tree-types'
import { BlockPanel } from './block-panel'
import { BranchPanel } from './branch-panel'
import { SequenceView } from './sequence-view'
import { TreeContext, type TreeContextValue } from './tree-context'
import { createTreeKeys } from './tree-keys'
import { TreeToolbar } from './tree-toolbar'
import { useProcessHistory } from './use-process-history'
import { useStepWords } from './use-step-words'

interface TreeEditorProps {
  readonly xml: string
  readonly fields: readonly FlowField[]
  readonly isReadOnly: boolean
  readonly onChange: (xml: string) => void
  /** Called once with whether the tree can show the process. */
  readonly onParsed: (isStructured: boolean) => void
  /** Panel of the process, shown if nothing is selected. */
  readonly children: ReactNode
}

interface Selection {
  readonly block: Block
  readonly branch?: Branch
}

function findSelection({ tree }: ProcessDocument, id: string): Selection | undefined {
  const blocks = listBlocks(tree).map(({ block }) => block)
  const block = blocks.find((one) => one.id === id)
  if (block) return { block }
  const isOwner = (one: Block): one is BranchesBlock => one.kind === 'branches' && one.branches.some((branch) => branch.id === id)
  const owner = blocks.find(isOwner)
  const branch = owner?.branches.find((one) => one.id === id)
  return owner && branch ? { block: owner, branch } : undefined
}

const scrollTo = (tree: Element | null, id: string) => {
  const block = [...(tree?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].find(({ dataset }) => dataset['block'] === id)
  block?.scrollIntoView({ block: 'center', inline: 'center' })
  return block
}

/** Returns the steps that a text finds by their name. */
function searchSteps(document: ProcessDocument, text: string): readonly string[] {
  const expected = text.trim().toLowerCase()
  if (expected === '') return []
  return listBlocks(document.tree).flatMap(({ block }) => (block.name.toLowerCase().includes(expected) ? [block.id] : []))
}

/** Editor of a process as a tree from its start to its ends. */
export default function TreeEditor({ xml, fields, isReadOnly, onChange, onParsed, children }: TreeEditorProps) {
  const t = useTranslate()
  const notice = useNotifier()
  const history = useProcessHistory({
    xml,
    onChange,
    onFailed: (error) => {
      if (error instanceof Error && error.name === 'TreeEditError') notice.notify({ severity: 'warning', text: t('designer.tree.refused') })
      else notice.error(error)
    },
  })
  const { document, error } = history
  const isKnown = useRef(false)
  useEffect(() => {
    if (isKnown.current || (!document && !error)) return
    isKnown.current = true
    onParsed(document !== undefined && !document.tree.isClosed)
  }, [document, error, onParsed])
  if (error !== undefined && !document)
    return <MessagePanel icon="warning" title={t('designer.tree.unreadable')} text={t('designer.tree.unreadableHint')} />
  if (!document) return <div className="kit-skeleton-box" aria-busy="true" />
  return (
    <Editor document={document} history={history} fields={fields} isReadOnly={isReadOnly}>
      {children}
    </Editor>
  )
}

interface EditorProps extends Pick<TreeEditorProps, 'fields' | 'isReadOnly' | 'children'> {
  readonly document: ProcessDocument
  readonly history: ReturnType<typeof useProcessHistory>
}

function Editor({ document, history, fields, isReadOnly, children }: EditorProps) {
  const t = useTranslate()
  const notice = useNotifier()
  const isNarrow = useIsNarrow()
  const tree = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const [selected, select] = useState('')
  const [copied, setCopied] = useState<CopiedNode>()
  const [moving, setMoving] = useState('')
  const [search, setSearch] = useState('')
  const [displayed, setDisplayed] = useState('')
  const blocks = useMemo(() => listBlocks(document.tree).map(({ block }) => block), [document])
  const names = new Map(blocks.map(({ id, name }) => [id, name]))
  const words = useStepWords({ fields, steps: names })
  const found = searchSteps(document, search)
  const selection = isReadOnly ? undefined : findSelection(document, selected)
  const { apply: edit, revision } = history
  // a new block is shown once the tree has it
  useEffect(() => {
    if (displayed === '' || !findSelection(document, displayed)) return
    scrollTo(tree.current, displayed)?.focus({ preventScroll: true })
    setDisplayed('')
  }, [document, displayed])
  const apply = (change: Edit) =>
    edit(change, (id) => {
      if (change.type === 'insert' || change.type === 'paste' || change.type === 'addBranch') {
        select(id)
        setDisplayed(id)
      }
      if (change.type === 'remove' || change.type === 'move' || change.type === 'removeBranch') setDisplayed(id)
      if (change.type === 'remove' || change.type === 'removeBranch') select('')
    })
  const moveTo = (seam: Seam) => {
    apply({ type: 'move', id: moving, seam })
    setMoving('')
  }
  const find = (id: string) => findNode(document, id)
  const context: TreeContextValue = {
    isReadOnly,
    fields,
    words,
    selected: selection ? selected : '',
    found: new Set(found),
    copied,
    moving,
    select,
    readSettings(id) {
      const element = find(id)
      return element && readSettings(element, document.engine)
    },
    apply,
    moveTo,
  }
  const remove = (id: string) => {
    const block = blocks.find((one) => one.id === id)
    if (!isReadOnly && block && !['start', 'end', 'closed'].includes(block.kind)) apply({ type: 'remove', id })
  }
  const showNext = () => {
    const next = found[(found.indexOf(selected) + 1) % found.length]
    if (next === undefined) return
    select(next)
    scrollTo(tree.current, next)
  }
  const content = selection && (
    <SelectionPanel
      key={`${selected} ${revision}`}
      selection={selection}
      blocks={blocks}
      onCopy={(id) => {
        setCopied({ xml: document.xml, id })
        notice.success(t('designer.tree.copied'))
      }}
      onMove={setMoving}
    />
  )
  const keys = createTreeKeys({
    onOpen(id) {
      select(id)
      requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('input, button, select')?.focus())
    },
    onRemove: remove,
    onUndo: history.undo,
    onRedo: history.redo,
  })
  return (
    <TreeContext value={context}>
      <div className="flow-tree-editor">
        <div className="kit-card flow-tree-page">
          <TreeToolbar
            canUndo={history.canUndo}
            canRedo={history.canRedo}
            onUndo={history.undo}
            onRedo={history.redo}
            isMoving={moving !== ''}
            onCancel={() => setMoving('')}
            search={search}
            onSearch={(text) => {
              setSearch(text)
              const [first] = searchSteps(document, text)
              if (first !== undefined) scrollTo(tree.current, first)
            }}
            onNext={showNext}
            foundCount={search.trim() === '' ? undefined : found.length}
            isReadOnly={isReadOnly}
          />
          {document.tree.detached.length > 0 && (
            <p className="px-3 py-2 text-sm text-orange-500">{t('designer.tree.detached', { count: document.tree.detached.length })}</p>
          )}
          {/* the keys belong to the buttons within */}
          <section ref={tree} className="flow-tree" aria-label={t('designer.tree.label')} onKeyDown={keys}>
            <SequenceView sequence={document.tree} />
          </section>
        </div>
        {isNarrow ? (
          content && (
            <Dialog title={t('designer.tree.settings')} onClose={() => select('')}>
              {content}
            </Dialog>
          )
        ) : (
          <aside
            ref={panel}
            className="kit-card flow-tree-panel"
            aria-label={t('designer.tree.settings')}
            onKeyDown={({ key }) => key === 'Escape' && scrollTo(tree.current, selected)?.focus()}
          >
            {content}
            {children}
          </aside>
        )}
        {isNarrow && <div className="kit-card">{children}</div>}
      </div>
    </TreeContext>
  )
}

interface SelectionPanelProps {
  readonly selection: Selection
  readonly blocks: readonly Block[]
  readonly onCopy: (id: string) => void
  readonly onMove: (id: string) => void
}

function SelectionPanel({ selection: { block, branch }, blocks, onCopy, onMove }: SelectionPanelProps) {
  if (branch && block.kind === 'branches') return <BranchPanel block={block} branch={branch} />
  const before = blocks.slice(0, blocks.indexOf(block)).filter(({ kind }) => kind === 'step')
  return <BlockPanel block={block} steps={before.map(({ id, name }) => ({ id, name }))} onCopy={onCopy} onMove={onMove} />
}
