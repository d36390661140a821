import { code, defineResource, icon, number, text, translatedText } from '@jwsk/kit'
import { topMenu } from '@jwsk/sdk/system'

const topMenus = defineResource({
  api: topMenu,
  permission: 'topmenu',
  fields: { name: translatedText(), code: code(), source: icon(), path: text(), sort: number({ min: 0 }) },
  columns: ['name', 'code', 'source', 'path', 'sort'],
  search: ['name', 'code'],
  row: (action) => [action.view('setting', { permission: 'topmenu_setting', view: () => import('../views/top-menu-setting') })],
  sortable: ['name', 'code'],
  sort: { sort: 'asc' },
})

export default topMenus
