import { MenuButton } from '@jwsk/kit'
import { useImageSource } from '@jwsk/kit/shell'
import type { MenuItem } from '@jwsk/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $site } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { panelOpened } from '../../shell/navigation/model'
import { ShellConfirmDialog } from '../../shell/panels/shell-confirm-dialog'
import {
  $isSigningOut,
  $isSignOutDialogOpen,
  $unsavedElsewhere,
  $user,
  signOutCancelled,
  signOutConfirmed,
  signOutRequested,
} from './model'

interface UserMenuProps {
  /** Links above the sign-out: the dashboard, and the profile if there is one. */
  readonly links: readonly MenuItem[]
  /** Sentence about unsaved changes that signing out would discard; `''` if there are none. */
  readonly warning: string
}

export function UserMenu({ links, warning }: UserMenuProps) {
  const t = useText()
  const [user, isConfirming] = useUnit([$user, $isSignOutDialogOpen])
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
        <Avatar avatarUrl={user?.avatar ?? ''} />
        <span className="user-name">{name}</span>
        <i className="pi pi-angle-down" aria-hidden="true" />
      </MenuButton>
      {isConfirming && <SignOutDialog warning={warning} onConfirm={() => signOut()} onCancel={() => stay()} />}
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

/** Default avatar: the logo of the product. */
const logo = 'favicon.svg#mark'

function Avatar({ avatarUrl }: { readonly avatarUrl: string }) {
  const [broken, setBroken] = useState('')
  const { src: source } = useImageSource(avatarUrl)
  const resolved = source === undefined || avatarUrl === broken ? logo : source
  return <img className="avatar" src={resolved} alt="" referrerPolicy="no-referrer" onError={() => setBroken(avatarUrl)} />
}
