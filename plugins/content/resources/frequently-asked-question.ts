import { bizDict, dateTime, defineResource, number, richText, text } from '@jwsk/kit'
import { frequentlyAskedQuestion } from '@jwsk/sdk/biz'

const frequentlyAskedQuestions = defineResource({
  api: frequentlyAskedQuestion,
  permission: 'frequently_asked_question',
  fields: {
    question: text(),
    category: bizDict('faq_type'),
    answer: richText(),
    sort: number(),
    status: bizDict('show_hide', { tones: { 1: 'success', 0: 'quiet' } }),
    viewCount: number(),
    createTime: dateTime(),
  },
  columns: ['question', 'status', 'category', 'answer', 'sort', 'viewCount'],
  search: ['question', 'status', 'category'],
  range: ['createTime'],
  sortable: ['viewCount'],
  sort: { sort: 'asc' },
  form: ['question', 'category', 'sort', 'status', 'answer'],
  actions: { delete: 'undo' },
  sortRows: frequentlyAskedQuestion.sort,
  row: (action) => [...action.enableDisable(frequentlyAskedQuestion.changeStatus), action.reorder(frequentlyAskedQuestion.sort)],
})

export default frequentlyAskedQuestions
