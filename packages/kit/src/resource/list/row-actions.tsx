import { useKitText } from '../../i18n/kit-text'
import { MenuButton, type MenuItem } from '../../ui/menu-button'
import { rowButtonCount } from './row-button-count'

interface RowActionsProps {
  readonly items: readonly MenuItem[]
  /** Of the record. */
  readonly name: string
}

/** The first actions of a record as buttons, the others behind a menu. */
export function RowActions({ items, name }: RowActionsProps) {
  const t = useKitText()
  const shown = items.slice(0, rowButtonCount(items.map(({ label }) => label)))
  const behind = items.slice(shown.length)
  return (
    <>
      {shown.map((item) => (
        <button
          key={item.id}
          type="button"
          className={`kit-action kit-action-${item.tone}`}
          aria-label={`${item.label} ${name}`}
          onClick={item.onSelect}
        >
          {item.label}
        </button>
      ))}
      {behind.length > 0 && <MenuButton label={`${t('actions.more')} ${name}`} items={behind} />}
    </>
  )
}
