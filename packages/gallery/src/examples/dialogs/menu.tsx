import { Icon, MenuButton, useNotice, useTranslate } from '@jwsk/kit'

/** A button with a menu behind it: arrows walk, Escape closes. */
export function Example() {
  const t = useTranslate()
  const { done } = useNotice()
  return (
    <MenuButton
      label={t('dialogs.menu.open')}
      items={[
        { id: 'copy', label: t('dialogs.menu.copy'), icon: 'pi pi-copy', onSelect: () => done() },
        { id: 'delete', label: t('dialogs.menu.delete'), tone: 'danger', onSelect: () => done() },
        { id: 'none', label: t('dialogs.menu.never'), disabled: true, onSelect: () => undefined },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}
