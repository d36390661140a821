import type { ActionBuilder } from '@jwsk/kit'
import { type Deploy, deploy } from '@jwsk/sdk/maintenance'

/** Deploys an app and rolls it back. */
export const deployActions = (action: ActionBuilder<Deploy>) => [
  action('execute', {
    permission: 'deploy_execute',
    tone: 'danger',
    when: (row) => row.status !== 1,
    run: ({ id }, { client }) => client.call(deploy.execute, { id }),
  }),
  action('rollback', {
    permission: 'deploy_rollback',
    tone: 'danger',
    when: (row) => row.status === 2 || row.status === 3,
    run: ({ id }, { client }) => client.call(deploy.rollback, { id }),
  }),
]
