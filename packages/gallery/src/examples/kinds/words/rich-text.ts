import { richText } from '@jwsk/kit'

export const kind = richText()
export const wire = '<p>开放时间：<strong>08:00</strong> 至 <em>18:00</em></p>'
