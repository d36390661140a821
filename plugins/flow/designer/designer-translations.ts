import { getOwn } from '@jwsk/sdk'

/** Chinese translations of bpmn-js, which is English. */
const chineseTerms: Readonly<Record<string, string>> = {
  'Activate create/remove space tool': '增减空间',
  'Activate global connect tool': '连线',
  'Activate hand tool': '移动画布',
  'Activate lasso tool': '框选',
  'Add lane above': '在上方添加泳道',
  'Add lane below': '在下方添加泳道',
  'Open minimap': '打开缩略图',
  'Close minimap': '关闭缩略图',
  'Add text annotation': '添加文字注释',
  'Align elements': '对齐元素',
  'Append compensation activity': '追加补偿活动',
  'Append end event': '追加结束事件',
  'Append gateway': '追加网关',
  'Append intermediate/boundary event': '追加中间或边界事件',
  'Append receive task': '追加接收任务',
  'Append task': '追加任务',
  'Change element': '更改类型',
  Collection: '集合',
  'Connect to other element': '连接到其他元素',
  'Connect using association': '用关联连接',
  'Connect using data input association': '用数据输入关联连接',
  'Create data object reference': '创建数据对象',
  'Create data store reference': '创建数据存储',
  'Create end event': '创建结束事件',
  'Create expanded sub-process': '创建展开的子流程',
  'Create gateway': '创建网关',
  'Create group': '创建分组',
  'Create intermediate/boundary event': '创建中间或边界事件',
  'Create pool/participant': '创建泳池',
  'Create start event': '创建开始事件',
  'Create task': '创建任务',
  Delete: '删除',
  'Distribute elements horizontally': '水平等距分布',
  'Distribute elements vertically': '垂直等距分布',
  'Divide into three lanes': '分成三条泳道',
  'Divide into two lanes': '分成两条泳道',
  Loop: '循环',
  'Parallel multi-instance': '并行多实例',
  'Sequential multi-instance': '串行多实例',
  'Participant multiplicity': '多个参与者',
  'Search in diagram': '在图中查找',
  'Toggle non-interrupting': '切换为非中断',
  'Business rule task': '业务规则任务',
  'Call activity': '调用活动',
  'Manual task': '手工任务',
  'Receive task': '接收任务',
  'Script task': '脚本任务',
  'Send task': '发送任务',
  'Service task': '服务任务',
  Task: '任务',
  'User task': '用户任务',
  'Complex gateway': '复杂网关',
  'Event-based gateway': '事件网关',
  'Exclusive gateway': '排他网关',
  'Inclusive gateway': '包容网关',
  'Parallel gateway': '并行网关',
  'Data object reference': '数据对象',
  'Data store reference': '数据存储',
  'Empty pool/participant': '空泳池',
  'Expanded pool/participant': '展开的泳池',
  'Ad-hoc sub-process (collapsed)': '特别子流程（折叠）',
  'Ad-hoc sub-process (expanded)': '特别子流程（展开）',
  'Event sub-process': '事件子流程',
  'Sub-process (collapsed)': '子流程（折叠）',
  'Sub-process (expanded)': '子流程（展开）',
  Transaction: '事务',
  'Sequence flow': '顺序流',
  'Default flow': '默认流',
  'Conditional flow': '条件流',
  'Start event': '开始事件',
  'End event': '结束事件',
  'Boundary event': '边界事件',
  'Intermediate throw event': '中间抛出事件',
  'Intermediate catch event': '中间捕获事件',
  'Sub process': '子流程',
  'Text annotation': '文字注释',
  'Message flow': '消息流',
  Participant: '泳池',
  Lane: '泳道',
  Group: '分组',
  Association: '关联',
}

const causes: Readonly<Record<string, string>> = {
  Cancel: '取消',
  Compensation: '补偿',
  Conditional: '条件',
  Error: '错误',
  Escalation: '升级',
  Link: '链接',
  Message: '消息',
  Signal: '信号',
  Terminate: '终止',
  Timer: '定时',
}

const places: Readonly<Record<string, string>> = {
  start: '开始事件',
  end: '结束事件',
  boundary: '边界事件',
  'intermediate throw': '中间抛出事件',
  'intermediate catch': '中间捕获事件',
}

const event = /^(Append )?(\w+) (start|end|boundary|intermediate throw|intermediate catch) event( \(non-interrupting\))?$/i

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Translates a text of bpmn-js to Chinese; returns it unchanged if no translation is known. */
export function translateToChinese(text: string): string {
  const known = getOwn(chineseTerms, text)
  if (known) return known
  const [, append, cause = '', place = '', nonInterrupting] = event.exec(text) ?? []
  const [named, at] = [getOwn(causes, capitalize(cause)), getOwn(places, place)]
  return named && at ? `${append ? '追加' : ''}${named}${at}${nonInterrupting ? '（非中断）' : ''}` : text
}

const interpolate = (template: string, values: Readonly<Record<string, string>> = {}) =>
  template.replace(/\{([^{}]+)\}/g, (hole, key: string) => values[key] ?? hole)

const translators = { 'zh-cn': translateToChinese, en: (text: string) => text } as const

/** Returns the label of an element type such as `bpmn:UserTask`. */
export const getKindName = (type: string, language: keyof typeof translators) =>
  translators[language](type.replace('bpmn:', '').replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

/** Creates the bpmn-js module that translates its texts. */
export const createTranslation = (language: keyof typeof translators) => ({
  translate: [
    'value',
    (template: string, values?: Readonly<Record<string, string>>) => interpolate(translators[language](template), values),
  ],
})
