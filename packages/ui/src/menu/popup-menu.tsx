import { useEffect, useState } from 'react'
import { createLoader } from '../components/loadable'
import type { MenuListProps } from './menu-item'

const list = createLoader(() => import('./menu-list').then(({ MenuList }) => MenuList))

/**
 * Menu that is open while rendered; the focus returns to where it was. Its code loads with the first menu or by
 * `preload`; if loading fails, the menu closes.
 */
export function PopupMenu(props: MenuListProps) {
  const { onClose } = props
  const [, rerender] = useState(false)
  useEffect(() => {
    list.preload().then(() => rerender(true), onClose)
  }, [onClose])
  const List = list.peek()
  return List && <List {...props} />
}

/** Preloads the menu's code, e.g. on hover. Ignores failures, because opening the menu retries. */
PopupMenu.preload = () => void list.preload().catch(() => undefined)
