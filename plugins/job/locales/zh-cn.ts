import type { LabelsOf } from '@jwsk/kit'
import type jobs from '../resources/job-info'
import type jobInstances from '../resources/job-instance'
import type jobServers from '../resources/job-server'

const texts = {
  jobInfo: {
    title: '任务信息',
    record: '任务',
    fields: {
      jobName: '任务名称',
      jobServerId: '任务服务器',
      jobId: '调度器中的任务编号',
      jobDescription: '任务描述',
      jobParams: '任务参数',
      timeExpressionType: '表达式类型',
      timeExpression: '时间表达式',
      lifecycle: '生效区间',
      executeType: '执行类型',
      processorType: '处理器类型',
      processorInfo: '类名或脚本',
      maxInstanceNum: '最大同时运行的实例数',
      concurrency: '单机线程并发数',
      instanceTimeLimit: '运行时限（毫秒）',
      instanceRetryNum: '实例重试次数',
      taskRetryNum: '子任务重试次数',
      minCpuCores: '所需最少处理器核数',
      minMemorySpace: '所需最少内存（GB）',
      minDiskSpace: '所需最少磁盘（GB）',
      designatedWorkers: '指定执行机器',
      maxWorkerCount: '最多执行机器数',
      dispatchStrategy: '派发策略',
      notifyUserIds: '接收告警的用户',
      alarmConfig: '告警配置',
      logConfig: '日志配置',
      enable: '启用',
    },
    help: {
      maxInstanceNum: '0 表示不限',
      instanceTimeLimit: '0 表示不限',
      concurrency: '单机线程数，默认 5',
      maxWorkerCount: '0 表示不限',
    },
    sections: { basic: '基本信息', schedule: '调度', processor: '执行', limits: '限制', alarm: '告警与日志' },
    consequence: {
      run: '任务会立即执行一次，不影响原定时间。',
      start: '启动后按计划时间执行。',
      stop: '停止后不再按计划时间执行，正在执行的不会中断。',
    },
    actions: { run: '执行', instances: '运行记录', start: '启用', stop: '停用' },
  } satisfies LabelsOf<typeof jobs>,
  jobInstance: {
    title: '运行记录',
    record: '运行记录',
    fields: {
      instanceId: '实例编号',
      jobName: '任务名称',
      triggerType: '触发方式',
      status: '状态',
      startTime: '开始时间',
      endTime: '结束时间',
      duration: '耗时（毫秒）',
      workerAddress: '执行机器',
      result: '结果',
      output: '输出',
    },
    consequence: { retry: '该实例会重新执行一次。', stop: '正在执行的实例会被中断，已完成的部分不会撤回。' },
    actions: { retry: '重试', stop: '停止' },
  } satisfies LabelsOf<typeof jobInstances>,
  cron: { next: '接下来：', never: '不会再运行：没有符合的时间', unknown: '读不懂这个表达式：应有六段或七段，日与周恰有一段是 ?' },
  jobServer: {
    title: '任务服务',
    record: '服务器',
    fields: {
      jobServerName: '服务器名称',
      jobServerUrl: '服务器地址',
      jobAppName: '应用名称',
      jobAppId: '调度器中的应用编号',
      jobAppPassword: '应用密码',
      jobRemark: '备注',
    },
    consequence: {
      sync: '服务器上的任务会按本系统的配置更新。',
    },
    actions: { sync: '同步' },
  } satisfies LabelsOf<typeof jobServers>,
  figures: { runs: '最近 {{count}} 次运行（按天）', times: '次' },
}

export default texts
