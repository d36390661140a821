import type { Menu } from '../navigation/model'
import { useText } from '../text'
import { Finder } from './finder'
import { useTabSearch, useWholeSearch } from './use-commands'

interface PaletteProps {
  readonly menu: Menu
  readonly onClose: () => void
}

/** Finds screens and actions by name, reading or initials. */
export function Palette({ menu, onClose }: PaletteProps) {
  const t = useText()
  return <Finder title={t('keys.palette')} hint={t('search.hint')} found={useWholeSearch(menu)} onClose={onClose} />
}

/** The open tabs, by name, reading or initials. */
export function TabSearch({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const t = useText()
  return <Finder title={t('tabs.search')} hint={t('search.hint')} found={useTabSearch()} onClose={onClose} />
}
