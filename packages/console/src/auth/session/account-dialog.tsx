import { Button, Dialog, getErrorMessage, useKitText, useOperationQuery } from '@jwsk/kit'
import { dept, role } from '@jwsk/sdk/system'
import { useUnit } from 'effector-react'
import { useText } from '../../platform/text'
import { homePath, navigateFx } from '../../shell/navigation/model'
import { noticeShown } from '../../shell/notices/model'
import { leaveRequested } from '../../shell/tabs/model'
import { type AccountContext, switchAccountFx } from './account'
import { $user } from './model'

interface Option {
  readonly id: string
  readonly name: string
}

/** Dialog to change department and role without signing in again. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const kit = useKitText()
  const { userId = '' } = useUnit($user) ?? {}
  const depts = useOperationQuery(dept.select, { userId })
  const roles = useOperationQuery(role.select, { userId })
  const error = depts.error ?? roles.error
  if (error)
    return (
      <Dialog title={t('account.title')} size="small" outsideClick="closes" onClose={onClose}>
        <p className="kit-dialog-body" role="alert">
          {getErrorMessage(error, kit)}
        </p>
      </Dialog>
    )
  if (!depts.data || !roles.data) return null
  return (
    <Dialog title={t('account.title')} size="small" outsideClick="closes" onClose={onClose}>
      <AccountForm
        depts={depts.data.flatMap(({ id, deptName }) => (id ? [{ id, name: deptName }] : []))}
        roles={roles.data.flatMap(({ id, roleName }) => (id ? [{ id, name: roleName }] : []))}
        onClose={onClose}
      />
    </Dialog>
  )
}

interface AccountFormProps {
  readonly depts: readonly Option[]
  readonly roles: readonly Option[]
  readonly onClose: () => void
}

function AccountForm({ depts, roles, onClose }: AccountFormProps) {
  const t = useText()
  const kit = useKitText()
  const [user, leave, change, navigate, notify] = useUnit([$user, leaveRequested, switchAccountFx, navigateFx, noticeShown])
  // a session can have several departments or roles, separated by commas: all of them are ticked, and each can be chosen
  const now: AccountContext = { deptId: user?.deptId ?? '', roleId: user?.roleId ?? '' }
  const switchTo = (other: Partial<AccountContext>) => {
    const go = () => {
      onClose()
      change({ ...now, ...other }).then(
        () => {
          void navigate({ to: homePath })
          notify({ severity: 'success', text: t('account.changed') })
        },
        (error: unknown) => notify({ severity: 'error', text: getErrorMessage(error, kit) }),
      )
    }
    leave({ go })
  }
  return (
    <div className="kit-dialog-body">
      <Choice legend={t('account.dept')} options={depts} selectedId={now.deptId} onChoose={(deptId) => switchTo({ deptId })} />
      <Choice legend={t('account.role')} options={roles} selectedId={now.roleId} onChoose={(roleId) => switchTo({ roleId })} />
    </div>
  )
}

interface ChoiceProps {
  readonly legend: string
  readonly options: readonly Option[]
  readonly selectedId: string
  readonly onChoose: (id: string) => void
}

function Choice({ legend, options, selectedId, onChoose }: ChoiceProps) {
  const t = useText()
  const current = selectedId.split(',')
  return (
    <fieldset className="flex flex-column mb-5">
      <legend className="mb-1 text-sm text-color-secondary">{legend}</legend>
      {options.map(({ id, name }) =>
        id === selectedId ? (
          <p key={id} className="settings-row flex align-items-center justify-content-between border-bottom-1 surface-border">
            {name}
            <span className="text-sm text-color-secondary">
              {t('account.now')}
              <i className="pi pi-check pl-2 text-primary" aria-hidden="true" />
            </span>
          </p>
        ) : (
          <Button
            key={id}
            variant="own"
            className="settings-row flex align-items-center justify-content-between border-bottom-1 surface-border cursor-pointer"
            aria-current={current.includes(id) || undefined}
            onClick={() => onChoose(id)}
          >
            {name}
            <i
              className={current.includes(id) ? 'pi pi-check text-primary' : 'pi pi-angle-right text-color-secondary'}
              aria-hidden="true"
            />
          </Button>
        ),
      )}
    </fieldset>
  )
}
