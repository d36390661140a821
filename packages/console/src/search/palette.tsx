import { useState } from 'react'
import type { Menu } from '../navigation/model'
import { useText } from '../text'
import { Finder } from './finder'
import { useTabSearch } from './use-commands'
import { useEverything } from './use-everything'
import { useSounds } from './use-sounds'

interface PaletteProps {
  readonly menu: Menu
  readonly onClose: () => void
}

/** Finds screens and actions by name or sound, and records. */
export function Palette({ menu, onClose }: PaletteProps) {
  const t = useText()
  return <Finder title={t('keys.palette')} hint={t('search.recordHint')} {...useEverything(menu)} onClose={onClose} />
}

/** The open tabs, by name or sound. */
export function TabSearch({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const t = useText()
  const [typed, type] = useState('')
  return <Finder title={t('tabs.search')} hint={t('search.hint')} found={useTabSearch(useSounds(typed))} onType={type} onClose={onClose} />
}
