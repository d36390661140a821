import { createLazyTexts } from '@jwsk/ui'

/** Texts about saved filters, loaded lazily. */
export const { useReady: useSavedTexts, useText: useSavedText } = createLazyTexts(
  'savedFilters',
  {
    name: '筛选名称',
    save: '保存当前条件',
    nothing: '先填写搜索条件并搜索，再保存',
    empty: '还没有保存的筛选',
    apply: '使用筛选「{{name}}」',
    remove: '删除筛选「{{name}}」',
  },
  {
    name: 'Name of the filter',
    save: 'Save filters',
    nothing: 'Search for something first, then save it',
    empty: 'No saved filters yet',
    apply: 'Use filter {{name}}',
    remove: 'Delete filter {{name}}',
  },
)
