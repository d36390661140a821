import { createLazyTexts } from '@jwsk/ui'

/** Texts about saved filters, loaded lazily. */
export const { useReady: useSavedTexts, useText: useSavedText } = createLazyTexts(
  'savedFilters',
  {
    name: '筛选名称',
    save: '保存',
    nothing: '先填写搜索条件并搜索，再保存',
    hint: '给当前条件起个名字，以后点星标即可使用',
    apply: '使用筛选「{{name}}」',
    remove: '删除筛选「{{name}}」',
    shared: '同角色共享',
    share: '共享',
    shareFilter: '共享筛选「{{name}}」给同角色的人',
    unshare: '取消共享',
    unshareFilter: '取消共享筛选「{{name}}」',
  },
  {
    name: 'Name of the filter',
    save: 'Save',
    nothing: 'Search for something first, then save it',
    hint: 'Name the current filters to reuse them with the star',
    apply: 'Use filter {{name}}',
    remove: 'Delete filter {{name}}',
    shared: 'Shared by your role',
    share: 'Share',
    shareFilter: 'Share filter {{name}} with your role',
    unshare: 'Stop sharing',
    unshareFilter: 'Stop sharing filter {{name}}',
  },
)
