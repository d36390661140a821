import { MenuButton, type MenuItem, useImageSource } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { panelOpened } from '../navigation/model'
import { ShellConfirmDialog } from '../panels/shell-confirm-dialog'
import { $site } from '../site/model'
import { useText } from '../text'
import { $isSigningOut, $isSignOutDialogOpen, $unsavedElsewhere, $user, signOutRequested, signOutCancelled, signOutConfirmed } from './model'

interface UserMenuProps {
  /** Where the menu leads before signing out: the dashboard, the profile where there is one. */
  readonly links: readonly MenuItem[]
  /** What signing out would lose, as a sentence; empty where nothing is unsaved. */
  readonly warning: string
}

export function UserMenu({ links, warning }: UserMenuProps) {
  const t = useText()
  const [user, asking] = useUnit([$user, $isSignOutDialogOpen])
  const [ask, signOut, stay, open] = useUnit([signOutRequested, signOutConfirmed, signOutCancelled, panelOpened])
  const { accountSwitch } = useUnit($site)
  const name = user?.realName || user?.nickName || user?.account || ''
  const change = { id: 'account', label: t('account.title'), icon: 'pi pi-users', onSelect: () => open('account') }
  const items = [
    ...links,
    ...(accountSwitch ? [change] : []),
    { id: 'keys', label: t('keys.title'), icon: 'pi pi-question-circle', onSelect: () => open('keys') },
    { id: 'signOut', label: t('user.signOut'), icon: 'pi pi-sign-out', onSelect: () => ask() },
  ]
  return (
    <>
      <MenuButton label={t('user.menu', { name })} variant="own" className="user-button" items={items}>
        <Avatar picture={user?.avatar ?? ''} />
        <span className="user-name">{name}</span>
        <i className="pi pi-angle-down" aria-hidden="true" />
      </MenuButton>
      {asking && <SignOutDialog warning={warning} onConfirm={() => signOut()} onCancel={() => stay()} />}
    </>
  )
}

interface SignOutDialogProps extends Pick<UserMenuProps, 'warning'> {
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

function SignOutDialog({ warning, ...answers }: SignOutDialogProps) {
  const t = useText()
  const [elsewhere, parting] = useUnit([$unsavedElsewhere, $isSigningOut])
  const question = warning + (elsewhere ? t('user.unsavedElsewhere') : '') + t('user.signOutQuestion')
  return <ShellConfirmDialog title={t('user.signOutTitle')} question={question} busy={parting} {...answers} />
}

/** A picture like everyone else's: that of the product, unless the person has one. */
const logo = 'favicon.svg#mark'

function Avatar({ picture }: { readonly picture: string }) {
  const [broken, setBroken] = useState('')
  const { src: source } = useImageSource(picture)
  const shown = source === undefined || picture === broken ? logo : source
  return <img className="avatar" src={shown} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
}
