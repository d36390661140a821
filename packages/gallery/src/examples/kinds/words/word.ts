import { word } from '@jwsk/kit'

export const kind = word({ tones: { 正常: 'success', 锁定: 'danger' } })
export const wire = '正常'
