import { ResourcePanel, type ScreenProps, useTranslate } from '@jwsk/kit'
import { frontMenus } from '../resources/menu'

const frontMenu = { menuSide: 2 }

/** Menus of the visitors' apps. */
export default function MenuFrontView({ title }: ScreenProps) {
  const t = useTranslate()
  return <ResourcePanel resource={frontMenus} title={title ?? t('menuFront.title')} baseQuery={frontMenu} fixedValues={frontMenu} />
}
