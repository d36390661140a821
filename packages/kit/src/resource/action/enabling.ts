import type { Operation } from '@jwsk/sdk'
import { type ActionContext, grantedBy, withDefaults } from '../model/action-settings'
import type { Action } from '../model/resource'

interface Enabled {
  readonly id: string
  readonly status?: number
}

/** Both directions of a state that one operation sets. */
export function enablingActions(api: Operation<{ ids: string; status: number }>, { on = 1, off = 0 } = {}): readonly Action<Enabled>[] {
  const to = (name: string, state: number, when: (record: Enabled) => boolean): Action<Enabled> => {
    const run = ({ id }: Enabled, { client }: ActionContext) => client.call(api, { ids: id, status: state })
    return { ...withDefaults({ ...grantedBy(api), api, when }), name, run, Dialog: undefined }
  }
  return [to('enable', on, ({ status }) => status !== on), to('disable', off, ({ status }) => status === on)]
}
