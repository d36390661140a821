import { createLazyTexts } from '@jwsk/ui'

/** Texts of the order of a list's rows, loaded lazily. */
export const { useReady: useSortTexts, useText: useSortText } = createLazyTexts(
  'sortRows',
  {
    handle: '调整「{{name}}」的顺序',
    hint: '拖动，或按上下方向键',
    otherOrder: '按「{{label}}」从小到大排列时才能调整顺序',
    moved: '{{name}} 已移到第 {{place}} 位',
    restored: '顺序没有保存，已恢复',
  },
  {
    handle: 'Move “{{name}}”',
    hint: 'Drag, or press the up and down arrows',
    otherOrder: 'Rows can be moved while the list is in ascending order of “{{label}}”',
    moved: '{{name}} is now number {{place}}',
    restored: 'The order was not saved and is restored',
  },
)
