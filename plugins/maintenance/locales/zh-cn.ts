import type { LabelsOf } from '@jwsk/kit'
import type apps from '../resources/app'
import type deployments from '../resources/deploy'
import type servers from '../resources/server'

const texts = {
  server: {
    title: '服务器',
    record: '服务器',
    fields: {
      serverName: '服务器名称',
      ip: 'IP 地址',
      port: '端口',
      os: '操作系统',
      cpu: '处理器核数',
      memory: '内存（GB）',
      disk: '磁盘（GB）',
      env: '环境',
      account: '登录账号',
      status: '状态',
      remark: '备注',
    },
    sections: { basic: '基本信息', system: '系统信息' },
    actions: { test: '测试连接' },
  } satisfies LabelsOf<typeof servers>,
  deploy: {
    title: '应用部署',
    record: '部署',
    fields: {
      deployName: '部署名称',
      appId: '应用',
      serverId: '服务器',
      version: '版本号',
      status: '状态',
      deployTime: '部署时间',
      operator: '操作人',
      deployPath: '部署目录',
      command: '部署命令',
      output: '执行输出',
      remark: '备注',
    },
    consequence: {
      execute: '目标服务器上的应用会更新并重启。',
      rollback: '目标服务器上的应用会恢复到上一版本并重启。',
    },
    actions: { execute: '执行', rollback: '回滚' },
  } satisfies LabelsOf<typeof deployments>,
  app: {
    title: '应用',
    record: '应用',
    fields: {
      appName: '应用名称',
      appCode: '应用编号',
      icon: '图标',
      platform: '平台',
      packageName: '包名',
      owner: '负责人',
      status: '状态',
    },
  } satisfies LabelsOf<typeof apps>,
}

export default texts
