import { translatedText } from '@jwsk/kit'

export const kind = translatedText({ tones: { 正常: 'success', 锁定: 'danger' } })
export const wire = '正常'
