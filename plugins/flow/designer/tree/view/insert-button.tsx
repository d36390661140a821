import { Button, Icon, MenuButton, useTranslate } from '@jwsk/kit'
import { newBlocks } from '../insert'
import type { Seam } from '../tree-types'
import { useTree } from './tree-context'
import { useNewNames } from './use-new-names'

/** Line between two blocks, with the button that inserts there. */
export function InsertButton({ seam, after }: { readonly seam: Seam | undefined; readonly after: string }) {
  const t = useTranslate()
  const names = useNewNames()
  const { isReadOnly, copied, moving, apply, moveTo } = useTree()
  if (!seam || isReadOnly) return <div className="flow-tree-line" aria-hidden="true" />
  if (moving !== '')
    return (
      <div className="flow-tree-line">
        <Button onClick={() => moveTo(seam)}>{t('designer.tree.moveHere')}</Button>
      </div>
    )
  const items = newBlocks.map((block) => ({
    id: block,
    label: t(`designer.tree.blocks.${block}`),
    detail: t(`designer.tree.details.${block}`),
    onSelect: () => apply({ type: 'insert', seam, block, names }),
  }))
  const paste = copied && {
    id: 'paste',
    label: t('designer.tree.paste'),
    onSelect: () => apply({ type: 'paste', seam, copied }),
  }
  return (
    <div className="flow-tree-line">
      <MenuButton
        label={t(after === '' ? 'designer.tree.insert' : 'designer.tree.insertAfter', { name: after })}
        items={[...items, ...(paste ? [paste] : [])]}
        className="flow-tree-insert"
      >
        <Icon name="add" />
      </MenuButton>
    </div>
  )
}
