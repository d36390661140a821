import { bizDict, dateTime, defineResource, number, text } from '@jwsk/kit'
import { addWords } from '@jwsk/sdk/es'

const addWordsList = defineResource({
  api: addWords,
  permission: 'add_words',
  fields: {
    word: text(),
    type: bizDict('word_type'),
    sort: number(),
    status: bizDict('enable_status', { defaultValue: 1, tones: { 1: 'success', 0: 'quiet' } }),
    createTime: dateTime(),
  },
  columns: ['word', 'type', 'status', 'sort', 'createTime'],
  search: ['word', 'status', 'type'],
  range: ['createTime'],
  sortable: ['sort'],
  sort: { createTime: 'desc' },
  form: ['word', 'type', 'sort', 'status'],
  actions: { delete: 'undo' },
  row: (action) => [...action.enableDisable(addWords.changeStatus)],
})

export default addWordsList
