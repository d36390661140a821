import { createEffect } from 'effector'

/** As whom the person goes on. */
export interface Account {
  readonly deptId: string
  readonly roleId: string
}

/** another department or role under the same sign-in; whatever the one before showed is gone with it */
export const switchAccountFx = createEffect<Account, void>()

/** The one of several that the session names; a session that names many stands for the first. */
export const currentOf = (options: readonly { readonly id: string }[], named: string): string =>
  (options.find(({ id }) => id === named) ?? options.find(({ id }) => named.split(',').includes(id)) ?? options[0])?.id ?? named
