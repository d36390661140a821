// defines how each key of an option and of a column is converted
import { didYouMean } from '@jwsk/sdk/command-line'
import { isUnreadable } from './values.mjs'

const splitWords = (text) => text.trim().split(/\s+/)

/** Keys that need no conversion, because the kit decides them for every screen alike. */
const ignoredOptionKeys = splitWords(`
  height calcHeight maxHeight tip border stripe size align headerAlign menuAlign menuHeaderAlign index indexLabel indexWidth indexFixed
  selection selectionWidth selectionFixed reserveSelection searchShow searchShowBtn searchMenuSpan searchMenuPosition searchIcon searchIndex searchLabelWidth searchSpan searchGutter searchSize
  searchBtn searchBtnText emptyBtn emptyBtnText searchEnter dialogWidth dialogHeight dialogTop dialogType dialogDrag dialogDirection dialogFullscreen dialogModal dialogEscape
  dialogClickModal dialogCloseBtn dialogMenuPosition dialogCustomClass labelWidth labelPosition labelSuffix menuWidth menuFixed menuType menuTitle menuBtn menuClass
  saveBtn saveBtnText updateBtn updateBtnText cancelBtn cancelBtnText closeBtn refreshBtn columnBtn gridBtn grid filterBtn header addBtnText addBtnIcon editBtnText delBtnText viewBtnText
  addTitle editTitle viewTitle submitBtn submitText tabs tabsActive detail span gutter loading loadingText emptyText highlightCurrentRow
  page pageSize pageSizes simplePage rowHeight cellBtn showHeader defaultExpandAll expandAll expandLevel excelBtn printBtn searchShowLabel card title
`)
const ignoredColumnKeys = splitWords(`
  span width minWidth maxWidth searchSpan searchLabelWidth labelWidth overHidden searchOrder order align headerAlign fixed row offset gutter
  minRows maxRows minRow size clearable searchClearable filterable searchFilterable remote showColumn searchMultiple searchCheckStrictly
  checkStrictly defaultExpandAll expandOnClickNode leafOnly lazy nodeKey parent showWordLimit rows controls controlsPosition step stepStrictly
  action propsHttp fileSize loadText filesize tipPosition searchPlaceholder startPlaceholder endPlaceholder searchStartPlaceholder collapseTags
  collapseTagsTooltip tags border button editDetail viewDetail detail labelPosition class className searchType separator rangeSeparator
  resizable stepSize pickerOptions defaultTime unlinkPanels canvasOption headers data dataType options dicMethod dicHeaders dicFlag dicQuery allowCreate
  defaultFirstOption maxlength minlength showPassword readonly disabled addDisabled editDisabled cell virtualize treeLoad
`)

/** Keys that the codemod reads. */
const convertedOptionKeys = splitWords('column group addBtn editBtn delBtn viewBtn menu tree lazy rowKey unread missing changes')
const convertedColumnKeys = splitWords(`
  prop label type search searchRange hide display addDisplay editDisplay viewDisplay sortable rules required dicUrl dicData props multiple
  valueFormat format listType limit component accept precision children
`)

/** Keys without a direct counterpart, each with the manual work that it needs. */
const manualOptionKeys = {
  showSummary: 'name the figures above the list: `stats`',
  sumColumnList: 'name the figures above the list: `stats`',
  rowSort: 'an order by hand is an action of the toolbar: `sort`',
  expand: 'what stands below a record are lists of its own: `related`',
  spanMethod: 'rows are not merged; group by a filter instead',
  cellStyle: 'write a Cell, or `tones` of a dictionary',
  rowStyle: 'write a Cell, or `tones` of a dictionary',
  rowClassName: 'write a Cell, or `tones` of a dictionary',
  treeProps: 'the tree is read by `tree` of the declaration',
}
const manualColumnKeys = {
  slot: 'write a Cell: `cells: { … }`',
  formslot: 'write a field kind with an Input of its own, or a `Form`',
  formSlot: 'write a field kind with an Input of its own, or a `Form`',
  searchslot: 'write a field kind with a Filter of its own',
  searchSlot: 'write a field kind with a Filter of its own',
  headerslot: 'word the label in the locale files',
  formatter: 'write a Cell: `cells: { … }`',
  html: 'write a Cell: `cells: { … }`; `richText()` shows HTML that is cleaned',
  value: 'a new record starts empty; what it starts with is the server’s to say',
  searchValue: 'a list starts unfiltered; a link with the filter in its address starts it so',
  control: 'say when the other fields are shown: `visibleWhen: { … }`',
  change: 'say what it changes by `visibleWhen`, `dependsOn` or a `Form`',
  click: 'an action of the row does it: `row`',
  blur: 'say what it changes by `visibleWhen`, `dependsOn` or a `Form`',
  focus: 'say what it changes by `visibleWhen`, `dependsOn` or a `Form`',
  enter: 'say what it changes by `visibleWhen`, `dependsOn` or a `Form`',
  event: 'say what it changes by `visibleWhen`, `dependsOn` or a `Form`',
  cascader: 'the field below says on which it depends: `dependsOn`',
  cascaderItem: 'the field below says on which it depends: `dependsOn`',
  bind: 'the wire’s own names are the fields',
  tip: 'word it as `help` in the locale files',
  labelTip: 'word it as `help` in the locale files',
  placeholder: 'the kit asks by the label; an example is `text({ placeholder })`',
  append: 'a unit is `number({ unit })`, or stands in the label',
  prepend: 'a unit is `number({ unit })`, or stands in the label',
  min: 'say `minimum` in the contract: the form checks it',
  max: 'say `maximum` in the contract: the form checks it',
  filters: 'search by it: `search`',
  filterMethod: 'search by it: `search`',
  dicFormatter: 'choices come as the server says them',
  summaryType: 'name the figures above the list: `stats`',
  '...': 'what is spread here comes from elsewhere; carry it by hand',
}

const known = {
  option: {
    supported: new Set([...ignoredOptionKeys, ...convertedOptionKeys]),
    advice: { ...manualOptionKeys, '...': manualColumnKeys['...'] },
  },
  column: { supported: new Set([...ignoredColumnKeys, ...convertedColumnKeys]), advice: manualColumnKeys },
}

/** Keys that the reference of this command lists. */
export const documentedKeys = [
  ...convertedOptionKeys,
  ...convertedColumnKeys,
  ...Object.keys(manualOptionKeys),
  ...Object.keys(manualColumnKeys),
].filter((key) => !['unread', 'missing', 'changes', '...'].includes(key))

/** Returns one sentence for each key that cannot be converted unchanged. */
export function describeKeys(/** @type {'option' | 'column'} */ what, subject, record) {
  const { supported, advice } = known[what]
  return Object.entries(record).flatMap(([key, value]) => {
    if (value === false || value === undefined || value === '' || (supported.has(key) && !isUnreadable(value))) return []
    if (Object.hasOwn(advice, key)) return [`${subject}: ${key} → ${advice[key]}`]
    if (isUnreadable(value)) return [`${subject}: ${key} is ${value.what}, which is not run → carry it by hand`]
    return [`${subject}: ${key} is not known${didYouMean(key, [...supported, ...Object.keys(advice)])}`]
  })
}
