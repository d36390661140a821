import { Button, TextInput, useTranslate } from '@jwsk/kit'

interface TreeToolbarProps {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
  /** Whether a block is moved, which a button cancels. */
  readonly isMoving: boolean
  readonly onCancel: () => void
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly onNext: () => void
  /** Number of steps found; `undefined` without a search. */
  readonly foundCount: number | undefined
  readonly isReadOnly: boolean
}

/** Toolbar of the tree: history and search. */
export function TreeToolbar({ isReadOnly, isMoving, search, foundCount, ...props }: TreeToolbarProps) {
  const t = useTranslate()
  return (
    <div role="toolbar" aria-label={t('designer.tree.tools')} className="flow-tree-tools">
      {!isReadOnly && (
        <>
          <Button variant="quiet" disabled={!props.canUndo} onClick={props.onUndo}>
            <i className="pi pi-undo" aria-hidden="true" /> {t('designer.tools.undo')}
          </Button>
          <Button variant="quiet" disabled={!props.canRedo} onClick={props.onRedo}>
            <i className="pi pi-refresh" aria-hidden="true" /> {t('designer.tools.redo')}
          </Button>
        </>
      )}
      {isMoving && (
        <span role="status" className="flex align-items-center gap-2 text-sm">
          {t('designer.tree.moving')}
          <Button onClick={props.onCancel}>{t('designer.tree.cancel')}</Button>
        </span>
      )}
      <span className="flex-1" />
      <span className="w-12rem">
        <TextInput
          type="search"
          aria-label={t('designer.tree.search')}
          placeholder={t('designer.tree.search')}
          value={search}
          onChange={({ target }) => props.onSearch(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && props.onNext()}
        />
      </span>
      <span role="status" className="text-sm text-color-secondary">
        {foundCount !== undefined && t('designer.tree.found', { count: foundCount })}
      </span>
    </div>
  )
}
