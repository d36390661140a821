import type { LabelsOf } from '@jwsk/kit'
import type copies from '../resources/copy'
import type delegations from '../resources/delegation'

/** Lists around requests: copies and delegations. */
export const lists = {
  flowCopy: {
    title: '抄送事务',
    hint: '抄送给我的申请；打开即为已读',
    record: '抄送',
    fields: {
      summary: '摘要',
      read: '状态',
      applyUserName: '申请人',
      processDefinitionName: '流程名称',
      category: '流程类型',
      nodeName: '抄送步骤',
      applyTime: '申请时间',
      createTime: '抄送时间',
    },
    choices: { read: { 0: '未读', 1: '已读' } },
    actions: { detail: '详情', read: '标为已读' },
  } satisfies LabelsOf<typeof copies>,
  flowDelegation: {
    title: '代理设置',
    hint: '期间到达的任务由代理人办理；已在待办中的任务不变',
    record: '代理',
    all: '全部流程',
    fields: {
      userId: '代理人',
      state: '状态',
      startTime: '开始时间',
      endTime: '结束时间',
      processKey: '流程',
      reason: '原因',
    },
    choices: { state: { active: '代理中', planned: '未开始', ended: '已结束' } },
    checks: { endBeforeStart: '结束时间须晚于开始时间' },
    consequence: { end: '之后到达的任务不再转给代理人；已转给代理人的任务不变。' },
    actions: { end: '结束代理' },
  } satisfies LabelsOf<typeof delegations> & { readonly all: string },
}
