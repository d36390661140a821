/** Lists around requests: copies and delegations. */
export const lists = {
  flowCopy: {
    title: 'Copied to me',
    hint: 'Requests copied to you; opening one marks it as read',
    record: 'copy',
    fields: {
      summary: 'Summary',
      read: 'State',
      applyUserName: 'Applicant',
      processDefinitionName: 'Process',
      category: 'Category',
      nodeName: 'Copied at',
      applyTime: 'Applied',
      createTime: 'Copied',
    },
    choices: { read: { 0: 'Unread', 1: 'Read' } },
    actions: { detail: 'Details', read: 'Mark as read' },
  },
  flowDelegation: {
    title: 'Delegation',
    hint: 'Tasks that arrive in this period go to the delegate; tasks already waiting stay with you',
    record: 'delegation',
    all: 'All processes',
    fields: {
      userId: 'Delegate',
      state: 'State',
      startTime: 'From',
      endTime: 'Until',
      processKey: 'Process',
      reason: 'Reason',
    },
    choices: { state: { active: 'Active', planned: 'Not started', ended: 'Ended' } },
    checks: { endBeforeStart: 'The end must be after the start' },
    consequence: { end: 'Tasks that arrive later stay with you; tasks already handed to the delegate do not come back.' },
    actions: { end: 'End delegation' },
  },
}
