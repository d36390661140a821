import { ResourcePanel, type ScreenProps, useTranslate } from '@jwsk/kit'
import { menus } from '../resources/menu'

const consoleMenu = { menuSide: 1 }

/** Menus of this console. */
export default function MenuView({ title }: ScreenProps) {
  const t = useTranslate()
  return <ResourcePanel resource={menus} title={title ?? t('menu.title')} baseQuery={consoleMenu} fixedValues={consoleMenu} />
}
