import { useUnit } from 'effector-react'
import { useText } from '../text'
import { MenuButton } from '../ui/menu-button'
import { $language, languageChosen } from './model'

// each language under its own name, whatever is on screen
const names = { 'zh-cn': '简体中文', en: 'English' } as const

export function LanguageMenu() {
  const t = useText()
  const [language, choose] = useUnit([$language, languageChosen])
  const items = (['zh-cn', 'en'] as const).map((key) => ({
    key,
    label: names[key],
    checked: key === language,
    onSelect: () => choose(key),
  }))
  return (
    <MenuButton label={t('layout.language')} className="icon-button" items={items}>
      <span aria-hidden="true">{language === 'en' ? 'EN' : '中'}</span>
    </MenuButton>
  )
}
