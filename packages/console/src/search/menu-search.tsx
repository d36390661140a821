import type { Menu } from '../navigation/model'
import { useText } from '../text'
import { Finder } from './finder'
import { useMenuSearch } from './use-menu-search'

interface MenuSearchProps {
  readonly menu: Menu
  readonly onClose: () => void
}

/** The menu's screens, by the start of their names. */
export function MenuSearch({ menu, onClose }: MenuSearchProps) {
  const t = useText()
  return <Finder title={t('layout.search')} hint={t('search.menuHint')} found={useMenuSearch(menu)} onClose={onClose} />
}
