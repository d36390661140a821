import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useText } from '../text'
import { MenuButton } from '../ui/menu-button'
import type { MenuItem } from '../ui/popup-menu'
import { QuestionDialog } from '../ui/question-dialog'
import { $signingOut, $user, signOutAsked, signOutCancelled, signOutConfirmed } from './model'

interface UserMenuProps {
  /** Where the menu leads before signing out: the dashboard, the profile where there is one. */
  readonly links: readonly MenuItem[]
}

export function UserMenu({ links }: UserMenuProps) {
  const t = useText()
  const [user, asking] = useUnit([$user, $signingOut])
  const [ask, signOut, stay] = useUnit([signOutAsked, signOutConfirmed, signOutCancelled])
  const name = user?.realName || user?.nickName || user?.account || ''
  const items = [...links, { key: 'signOut', label: t('user.signOut'), icon: 'pi pi-sign-out', onSelect: () => ask() }]
  return (
    <>
      <MenuButton label={t('user.menu', { name })} className="user-button" items={items}>
        <Avatar name={name} picture={user?.avatar ?? ''} />
        <span className="user-name">{name}</span>
        <i className="pi pi-angle-down" aria-hidden="true" />
      </MenuButton>
      {asking && (
        <QuestionDialog
          title={t('user.signOutTitle')}
          question={t('user.signOutQuestion')}
          confirm={t('user.confirm')}
          cancel={t('user.cancel')}
          onConfirm={() => signOut()}
          onCancel={() => stay()}
        />
      )}
    </>
  )
}

function Avatar({ name, picture }: { readonly name: string; readonly picture: string }) {
  const [broken, setBroken] = useState('')
  if (picture !== '' && picture !== broken)
    return <img className="avatar" src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
  return (
    <span className="avatar" aria-hidden="true">
      {[...name].at(0) ?? ''}
    </span>
  )
}
