import { lateTexts } from '../i18n/late-texts'

/** What every wall says, whatever it shows. */
export const { useReady: useWallTexts, useText: useWallText } = lateTexts(
  'wall',
  {
    pages: '翻页',
    page: '第 {{page}} 页',
    next: '{{page}} / {{count}} 页，翻到下一页',
    day: '日间模式',
    night: '夜间模式',
    connecting: '正在连接',
    live: '实时',
    never: '暂时连不上平台，正在重试',
    lost: '连接中断，显示 {{age}}前的数据，正在重试',
    seconds: '{{count}} 秒',
    minutes: '{{count}} 分钟',
    hours: '{{count}} 小时 {{minutes}} 分钟',
    enterFull: '全屏',
    leaveFull: '退出全屏',
  },
  {
    pages: 'Pages',
    page: 'Page {{page}}',
    next: '{{page}} / {{count}}, turn to the next page',
    day: 'Day colours',
    night: 'Night colours',
    connecting: 'Connecting',
    live: 'Live',
    never: 'The platform cannot be reached; trying again',
    lost: 'Connection lost: figures of {{age}} ago; trying again',
    seconds: '{{count}} s',
    minutes: '{{count}} min',
    hours: '{{count}} h {{minutes}} min',
    enterFull: 'Full screen',
    leaveFull: 'Exit full screen',
  },
)
