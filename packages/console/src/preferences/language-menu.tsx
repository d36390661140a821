import { MenuButton } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useText } from '../text'
import { $language, languageChosen } from './model'

// each language under its own name, whatever is on screen
const names = { 'zh-cn': '简体中文', en: 'English' } as const

export function LanguageMenu() {
  const t = useText()
  const [language, choose] = useUnit([$language, languageChosen])
  const items = (['zh-cn', 'en'] as const).map((id) => ({
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
