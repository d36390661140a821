import { useEffect, useState } from 'react'
import { createLoader } from '../loadable'
import type { MenuListProps } from './menu-item'

const list = createLoader(() => import('./menu-list').then(({ MenuList }) => MenuList))

/**
 * Open as long as it is rendered; the focus goes back to where it was. Its code comes with the first one, or is begun
 * earlier; where it cannot be had, the menu closes.
 */
export function PopupMenu(props: MenuListProps) {
  const { onClose } = props
  const [, arrive] = useState(false)
  useEffect(() => {
    list.preload().then(() => arrive(true), onClose)
  }, [onClose])
  const List = list.peek()
  return List && <List {...props} />
}

/** What is wanted soon is begun; a failure is met again when it is wanted. */
PopupMenu.begin = () => void list.preload().catch(() => undefined)
