import { MenuButton } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useText } from '../text'
import { $language, $languages, languageChosen } from './model'

// each language under its own name, whatever is on screen
const names = { 'zh-cn': '简体中文', en: 'English' } as const

export function LanguageMenu() {
  const t = useText()
  const [language, languages, choose] = useUnit([$language, $languages, languageChosen])
  if (languages.length === 1) return null
  const items = languages.map((id) => ({
    id,
    label: names[id],
    checked: id === language,
    onSelect: () => choose(id),
  }))
  return (
    <MenuButton label={t('layout.language')} items={items}>
      <span aria-hidden="true">{language === 'en' ? 'EN' : '中'}</span>
    </MenuButton>
  )
}
