import { choice, dateTime, defineResource, translatedText } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import { flowCopy } from '@jwsk/sdk/flow'
import { goToForm } from '../actions/go-to-form'
import { flowCategory } from '../fields/flow-category'
import { summary } from '../fields/summary'
import { UnreadSummary } from '../views/inbox/unread-summary'
import { useReadCopy } from '../views/inbox/use-read-copy'

type Copy = RowOf<typeof flowCopy.page>

const copies = defineResource({
  api: { page: flowCopy.page },
  fields: {
    summary: summary(),
    processDefinitionName: translatedText(),
    category: flowCategory(),
    applyUserName: translatedText(),
    nodeName: translatedText(),
    applyTime: dateTime(),
    createTime: dateTime(),
    read: choice({ 0: 'warning', 1: 'quiet' }),
  },
  columns: ['summary', 'read', 'applyUserName', 'processDefinitionName', 'nodeName', 'createTime'],
  cells: { summary: UnreadSummary },
  search: ['processDefinitionName', 'category', 'read'],
  sort: { createTime: 'desc' },
  actions: { view: false },
  row: () => [
    goToForm('detail', {
      permission: 'work_copy_detail',
      placement: 'rowClick',
      category: ({ category }: Copy) => category,
      place: ({ processInstanceId, businessId }) => ['detail', processInstanceId, businessId],
      useOnOpen: useReadCopy,
    }),
  ],
  bulk: (action) => [
    action('read', {
      skipConfirmReason: 'it changes nothing but one’s own marks',
      permission: 'work_copy_read',
      api: flowCopy.read,
      run: (chosen, { client }) => client.call(flowCopy.read, { ids: chosen.map(({ id }) => id).join(',') }),
    }),
  ],
})

export default copies
