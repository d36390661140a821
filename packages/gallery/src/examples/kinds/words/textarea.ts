import { textarea } from '@jwsk/kit'

export const kind = textarea()
export const wire = '东门入口，步行五分钟。\n雨天请走南门。'
