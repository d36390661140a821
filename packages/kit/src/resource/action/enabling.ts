import type { Operation } from '@jwsk/sdk'
import type { RunOptions } from '../model/action-options'
import { grantedBy } from '../model/action-settings'

interface Enabled {
  readonly id: string
  readonly status?: number
}

/** Both directions of a state that one operation sets; each asks first. */
export function enablingOptions(api: Operation<{ ids: string; status: number }>, { on = 1, off = 0 } = {}) {
  const to = (state: number, when: (record: Enabled) => boolean): RunOptions<Enabled> => ({
    ...grantedBy(api),
    ...{ api, when },
    run: ({ id }, { client }) => client.call(api, { ids: id, status: state }),
  })
  return [['enable', to(on, ({ status }) => status !== on)] as const, ['disable', to(off, ({ status }) => status === on)] as const]
}
