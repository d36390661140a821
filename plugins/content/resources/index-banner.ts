import { bizDict, dateRange, defineResource, image, number, text } from '@jwsk/kit'
import { indexBanner } from '@jwsk/sdk/biz'

const indexBanners = defineResource({
  api: indexBanner,
  permission: 'index_banner',
  fields: {
    title: text(),
    imageUrl: image(),
    position: bizDict('banner_position'),
    linkType: bizDict('link_type'),
    linkUrl: text({ required: true }),
    sort: number(),
    status: bizDict('on_off', { tones: { 1: 'success', 0: 'quiet' } }),
    startTime: dateRange({ to: 'endTime', precision: 'dateTime' }),
    clickCount: number(),
  },
  columns: ['title', 'imageUrl', 'status', 'startTime', 'position', 'sort', 'clickCount', 'linkType'],
  search: ['title', 'status', 'position'],
  sortable: ['clickCount'],
  sort: { sort: 'asc' },
  form: ['title', 'position', 'imageUrl', 'linkType', 'linkUrl', 'sort', 'status', 'startTime'],
  sortRows: indexBanner.sort,
  visibleWhen: { linkUrl: ({ linkType = 0 }) => linkType > 0 },
  row: (action) => [
    action.view('preview', { size: 'small', view: () => import('../views/banner-preview') }),
    ...action.enableDisable(indexBanner.changeStatus),
    action.reorder(indexBanner.sort),
  ],
})

export default indexBanners
