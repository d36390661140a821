import { Button, Dialog } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useText } from '../../platform/text'
import { MenuTree } from './menu-tree'
import { drawerClosed } from './model'
import { Brand, EmptyMenu, homeId, type SidebarProps, useMenuEntries } from './sidebar'

/** Sidebar on a phone, as a modal drawer. Closes on a tap outside of it or Escape. */
export default function Drawer({ menu, current = homeId }: SidebarProps) {
  const t = useText()
  const close = useUnit(drawerClosed)
  return (
    <Dialog title={t('layout.mainMenu')} position="left" header="hidden" outsideClick="closes" onClose={() => close()}>
      <div className="sidebar drawer" data-shape="open">
        <div className="drawer-header flex align-items-center justify-content-between pr-2">
          <Brand />
          <Button variant="bare" aria-label={t('layout.closeMenu')} onClick={() => close()}>
            <i className="pi pi-times" aria-hidden="true" />
          </Button>
        </div>
        <nav aria-label={t('layout.mainMenu')}>
          <MenuTree entries={useMenuEntries(menu)} current={current} shape="full" />
          <EmptyMenu menu={menu} />
        </nav>
      </div>
    </Dialog>
  )
}
