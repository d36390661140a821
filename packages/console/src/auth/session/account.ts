import { createEffect } from 'effector'

/** Department and role that the user switches to. */
export interface AccountContext {
  readonly deptId: string
  readonly roleId: string
}

/** Switches the department or role of the session; the data of the previous one is discarded. */
export const switchAccountFx = createEffect<AccountContext, void>()
