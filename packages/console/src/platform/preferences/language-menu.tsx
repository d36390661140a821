import { MenuButton } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useText } from '../text'
import { $language, $languages, languageSelected } from './model'

export function LanguageMenu() {
  const t = useText()
  const [language, languages, choose] = useUnit([$language, $languages, languageSelected])
  if (languages.length === 1) return null
  const items = languages.map(({ id, name }) => ({
    id,
    label: name,
    checked: id === language,
    onSelect: () => choose(id),
  }))
  return (
    <MenuButton label={t('layout.language')} items={items}>
      <span aria-hidden="true">{language === 'zh-cn' ? '中' : language.slice(0, 2).toUpperCase()}</span>
    </MenuButton>
  )
}
