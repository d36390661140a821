import type { TextsLike } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: TextsLike<typeof zhCn> = {
  server: {
    title: 'Servers',
    record: 'server',
    fields: {
      serverName: 'Name',
      ip: 'IP address',
      port: 'Port',
      os: 'OS',
      cpu: 'CPU cores',
      memory: 'Memory (GB)',
      disk: 'Disk (GB)',
      env: 'Environment',
      account: 'Account',
      status: 'Status',
      remark: 'Remarks',
    },
    sections: { basic: 'Basics', system: 'System' },
    actions: { test: 'Test connection' },
  },
  deploy: {
    title: 'Deployments',
    record: 'deployment',
    fields: {
      deployName: 'Name',
      appId: 'App',
      serverId: 'Server',
      version: 'Version',
      status: 'Status',
      deployTime: 'Deployed',
      operator: 'Operator',
      deployPath: 'Folder',
      command: 'Command',
      output: 'Output',
      remark: 'Remarks',
    },
    consequence: {
      execute: 'The application on the server is updated and restarted.',
      rollback: 'The application on the server goes back to the version before and restarts.',
    },
    actions: { execute: 'Deploy', rollback: 'Roll back' },
  },
  app: {
    title: 'Apps',
    record: 'app',
    fields: {
      appName: 'Name',
      appCode: 'Code',
      icon: 'Icon',
      platform: 'Platform',
      packageName: 'Package',
      owner: 'Owner',
      status: 'Status',
    },
  },
}

export default texts
