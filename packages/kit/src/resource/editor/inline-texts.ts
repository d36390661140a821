import { createLazyTexts } from '@jwsk/ui'

/** Texts of cells that are edited in place, loaded lazily. */
export const { useReady: useInlineTexts, useText: useInlineText } = createLazyTexts(
  'inline',
  {
    hint: '修改{{label}}：双击，或按 Enter',
    label: '{{name}}的{{label}}',
    saved: '{{name}}的{{label}}已保存',
    changed: '列表加载后已被他人修改，没有覆盖；再次保存则覆盖',
    paste: '粘贴到列表',
    pasted: '将修改 {{count}} 条记录：{{labels}}',
    surplus: '超出列表的 {{count}} 行不会粘贴',
    skipped: '不能在列表中修改的列不会粘贴：{{labels}}',
    nothing: '粘贴的内容没有可以修改的单元格',
  },
  {
    hint: 'Edit {{label}}: double-click, or press Enter',
    label: '{{label}} of {{name}}',
    saved: '{{label}} of {{name}} is saved',
    changed: 'Changed by someone else since the list was loaded; not overwritten. Saving again overwrites it',
    paste: 'Paste into the list',
    pasted: '{{count}} records will change: {{labels}}',
    surplus: '{{count}} rows beyond the end of the list are not pasted',
    skipped: 'Columns that cannot be edited in the list are not pasted: {{labels}}',
    nothing: 'No cell that can be edited is among the pasted ones',
  },
)
