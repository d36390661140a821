import { createEffect } from 'effector'

/** As whom the person goes on. */
export interface AccountContext {
  readonly deptId: string
  readonly roleId: string
}

/** another department or role under the same sign-in; whatever the one before showed is gone with it */
export const switchAccountFx = createEffect<AccountContext, void>()
