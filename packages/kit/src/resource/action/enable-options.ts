import type { Operation } from '@jwsk/sdk'
import type { RunOptions } from '../model/action-options'
import { getPermissionCode } from '../model/action-settings'

interface EnableTarget {
  readonly id: string
  readonly status?: number
}

/** Creates both actions of a status that one operation sets; each asks for confirmation. */
export function createEnableOptions(api: Operation<{ ids: string; status: number }>, { on = 1, off = 0 } = {}) {
  const to = (state: number, when: (record: EnableTarget) => boolean): RunOptions<EnableTarget> => ({
    ...getPermissionCode(api),
    ...{ api, when },
    run: ({ id }, { client }) => client.call(api, { ids: id, status: state }),
  })
  return [['enable', to(on, ({ status }) => status !== on)] as const, ['disable', to(off, ({ status }) => status === on)] as const]
}
