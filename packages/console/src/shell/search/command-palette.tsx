import { useState } from 'react'
import { useText } from '../../platform/text'
import type { Menu } from '../navigation/model'
import { PaletteDialog } from './palette-dialog'
import { useTabSearch } from './use-commands'
import { useGlobalSearch } from './use-global-search'
import { usePhoneticMatch } from './use-phonetic-match'

interface CommandPaletteProps {
  readonly menu: Menu
  readonly onClose: () => void
}

/** Command palette: finds screens and actions by name or pinyin, and records. */
export function CommandPalette({ menu, onClose }: CommandPaletteProps) {
  const t = useText()
  return <PaletteDialog title={t('keys.palette')} hint={t('search.recordHint')} {...useGlobalSearch(menu)} onClose={onClose} />
}

/** Finds open tabs by name or pinyin. */
export function TabSearch({ onClose }: Pick<CommandPaletteProps, 'onClose'>) {
  const t = useText()
  const [typed, type] = useState('')
  return (
    <PaletteDialog
      title={t('tabs.search')}
      hint={t('search.hint')}
      search={useTabSearch(usePhoneticMatch(typed))}
      onQueryChange={type}
      onClose={onClose}
    />
  )
}
