import type { StepSettings } from '../settings/step-settings'
import { toProperties } from '../settings/write-settings'
import { addBranch, endBranch, moveBranch, removeBranch, setCondition, setDefault, unsetDefault } from './branch-edits'
import { type Draft, requireElement } from './draft'
import { type CopiedNode, insertBlock, type NewBlock, type NewName, pasteNode } from './insert'
import { moveBlock, removeBlock } from './remove'
import type { Seam, Tree } from './tree-types'

/** A change of a process in the tree. */
export type Edit =
  | { readonly type: 'insert'; readonly seam: Seam; readonly block: NewBlock; readonly names: Readonly<Record<NewName, string>> }
  | { readonly type: 'paste'; readonly seam: Seam; readonly copied: CopiedNode }
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  | { readonly type: 'settings'; readonly id: string; readonly settings: StepSettings }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'move'; readonly id: string; readonly seam: Seam }
  | { readonly type: 'condition'; readonly flow: string; readonly condition: string }
  | { readonly type: 'default' | 'noDefault'; readonly flow: string }
  | { readonly type: 'moveBranch'; readonly flow: string; readonly by: -1 | 1 }
  | { readonly type: 'addBranch'; readonly gateway: string; readonly name: string }
  | { readonly type: 'endBranch' | 'removeBranch'; readonly flow: string; readonly name: string }

/** Whether an edit changes the shape of the process, so that it is drawn anew. */
export const isStructural = ({ type }: Edit) => !['rename', 'settings', 'condition', 'default', 'noDefault', 'moveBranch'].includes(type)

function rename(draft: Draft, id: string, name: string): string {
  requireElement(draft, id).element.set('name', name === '' ? undefined : name)
  return id
}

function changeSettings({ engine, factory, ...draft }: Draft, id: string, settings: StepSettings): string {
  const { element } = requireElement({ engine, factory, ...draft }, id)
  for (const [name, value] of Object.entries(toProperties({ element, engine, factory }, settings))) {
    element.set(name, value)
    if (value !== null && typeof value === 'object') Object.assign(value, { $parent: element })
  }
  return id
}

interface EditTarget {
  readonly draft: Draft
  /** The process as it was parsed. */
  readonly tree: Tree
  /** Process that a node was copied from. */
  readonly source?: Draft | undefined
}

/** Applies an edit to a process; returns the id of the element to show. */
export function applyEdit({ draft, tree, source }: EditTarget, edit: Edit): string {
  switch (edit.type) {
    case 'insert':
      return insertBlock(draft, edit)
    case 'paste':
      return pasteNode(draft, edit.seam, requireElement(source ?? draft, edit.copied.id).element)
    case 'rename':
      return rename(draft, edit.id, edit.name)
    case 'settings':
      return changeSettings(draft, edit.id, edit.settings)
    case 'remove':
      return removeBlock(draft, tree, edit.id)
    case 'move':
      return moveBlock(draft, tree, edit)
    case 'condition':
      return setCondition(draft, edit.flow, edit.condition)
    case 'default':
      return setDefault(draft, edit.flow)
    case 'noDefault':
      return unsetDefault(draft, edit.flow)
    case 'moveBranch':
      return moveBranch(draft, tree, edit)
    case 'addBranch':
      return addBranch(draft, tree, edit)
    case 'endBranch':
      return endBranch(draft, tree, edit)
    case 'removeBranch':
      return removeBranch(draft, tree, edit)
  }
}

/** Returns the target of an edit that users make by typing; `''` of others, each of which is a step of its own. */
export function editKey(edit: Edit): string {
  if (edit.type === 'rename' || edit.type === 'settings') return `${edit.type} ${edit.id}`
  return edit.type === 'condition' ? `condition ${edit.flow}` : ''
}
