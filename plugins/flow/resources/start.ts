import { dateTime, defineResource, number, text, translatedText } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { goToForm } from '../actions/go-to-form'
import { flowCategory } from '../fields/flow-category'

const startable = defineResource({
  api: { page: work.startList },
  fields: {
    name: translatedText(),
    key: text(),
    category: flowCategory(),
    version: number({ grouping: 'none' }),
    deploymentTime: dateTime(),
  },
  columns: ['name', 'category', 'key', 'version', 'deploymentTime'],
  search: ['name', 'category'],
  actions: { view: false },
  row: (action) => [
    goToForm('start', {
      permission: 'work_start_flow',
      placement: 'primary',
      category: ({ category }) => category,
      place: ({ id }) => ['form', id],
    }),
    action.view('image', { permission: 'work_start_image', size: 'large', view: () => import('../views/definition-diagram') }),
  ],
})

export default startable
