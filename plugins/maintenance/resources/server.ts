import { code, defineResource, dict, number, relatedTo, text, textarea } from '@jwsk/kit'
import { JwskError } from '@jwsk/sdk'
import { deploy, server } from '@jwsk/sdk/maintenance'

const servers = defineResource({
  api: server,
  permission: 'server',
  fields: {
    serverName: text(),
    ip: text(),
    port: number({ grouping: 'none' }),
    os: text(),
    cpu: number(),
    memory: number({ scale: 2 }),
    disk: number({ scale: 2 }),
    env: dict('server_env', { wire: 'text' }),
    account: code(),
    status: dict('server_status', { tones: { 1: 'success', 2: 'danger' } }),
    remark: textarea(),
  },
  columns: ['serverName', 'status', 'ip', 'port', 'env', 'os', 'cpu', 'memory', 'disk'],
  search: ['serverName', 'status', 'ip', 'env'],
  related: [relatedTo(deploy, 'serverId', '/maintenance/deploy')],
  sortable: ['serverName'],
  form: {
    basic: ['serverName', 'ip', 'port', 'account', 'env', 'status'],
    system: ['os', 'cpu', 'memory', 'disk', 'remark'],
  },
  row: (action) => [
    action('test', {
      skipConfirmReason: 'it only asks whether the server answers',
      permission: 'server_test',
      run: async ({ id }, { client }) => {
        const { reachable, message = '' } = await client.call(server.test, { id })
        if (!reachable) throw new JwskError({ kind: 'business', message, operation: server.test.id })
      },
    }),
  ],
})

export default servers
