import { bizDict, code, defineResource, image, number, text, textarea } from '@jwsk/kit'
import { propertyModule } from '@jwsk/sdk/biz'

const propertyModules = defineResource({
  api: propertyModule,
  permission: 'property_module',
  fields: {
    moduleName: text(),
    moduleCode: code(),
    icon: image(),
    linkType: bizDict('link_type'),
    linkUrl: text({ required: true }),
    description: textarea(),
    sort: number(),
    status: bizDict('show_hide', { tones: { 1: 'success', 0: 'quiet' } }),
  },
  columns: ['moduleName', 'status', 'moduleCode', 'icon', 'linkType', 'linkUrl', 'sort'],
  search: ['moduleName', 'status'],
  sort: { sort: 'asc' },
  form: ['moduleName', 'moduleCode', 'icon', 'linkType', 'linkUrl', 'sort', 'status', 'description'],
  sortRows: propertyModule.sort,
  row: (action) => [action.reorder(propertyModule.sort)],
  visibleWhen: { linkUrl: ({ linkType = 0 }) => linkType > 0 },
})

export default propertyModules
