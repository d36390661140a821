import type { KeyboardEvent } from 'react'

interface TreeKeys {
  readonly onOpen: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

const selector = 'button[data-block]'
const getBranch = (element: Element) => element.closest('.flow-tree-branch')

/** Returns the block to focus: above and below in the order of reading, left and right in the next branch. */
function findNext(tree: Element, from: Element, key: string): HTMLElement | undefined {
  const blocks = [...tree.querySelectorAll<HTMLElement>(selector)]
  if (key === 'ArrowDown') return blocks[blocks.indexOf(from as HTMLElement) + 1]
  if (key === 'ArrowUp') return blocks[blocks.indexOf(from as HTMLElement) - 1]
  if (key === 'Home') return blocks[0]
  if (key === 'End') return blocks.at(-1)
  const branch = getBranch(from)
  const beside = key === 'ArrowRight' ? branch?.nextElementSibling : branch?.previousElementSibling
  return beside?.querySelector<HTMLElement>(selector) ?? undefined
}

/** Handles the keys of a tree: arrows move the focus, Enter opens the panel, Delete removes. */
export function createTreeKeys({ onOpen, onRemove, onUndo, onRedo }: TreeKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (!(target instanceof Element)) return
    const block = target.closest<HTMLElement>(selector)
    const id = block?.dataset['block']
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
      event.preventDefault()
      if (event.shiftKey) onRedo()
      else onUndo()
    } else if (block && id && key === 'Enter') {
      event.preventDefault()
      onOpen(id)
    } else if (id && key === 'Delete') onRemove(id)
    else if (block && /^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(key)) {
      event.preventDefault()
      findNext(currentTarget, block, key)?.focus()
    }
  }
}
