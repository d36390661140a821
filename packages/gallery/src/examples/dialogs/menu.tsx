import { Icon, MenuButton, useNotifier, useTranslate } from '@jwsk/kit'

/** Menu button: arrow keys move, Escape closes. */
export function Example() {
  const t = useTranslate()
  const { success } = useNotifier()
  return (
    <MenuButton
      label={t('dialogs.menu.open')}
      items={[
        { id: 'copy', label: t('dialogs.menu.copy'), icon: 'pi pi-copy', onSelect: () => success() },
        { id: 'delete', label: t('dialogs.menu.delete'), tone: 'danger', onSelect: () => success() },
        { id: 'none', label: t('dialogs.menu.never'), disabled: true, onSelect: () => undefined },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}
