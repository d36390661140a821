import { businessError } from '../../engine/refusal'

const cronField = /^(\?|\*|L|[\dA-Z]+(#\d|L|W)?([-,/][\dA-Z]+)*|\*\/\d+)(,(\?|\*|[\dA-Z]+([-/][\dA-Z]+)*))*$/i
const isCron = (text: string) => {
  const fields = text.trim().split(/\s+/)
  return (fields.length === 6 || fields.length === 7) && fields.every((field) => cronField.test(field))
}
const isPeriod = (text: string) => /^\d+$/.test(text) && Number(text) >= 1000
const isDailyRange = (text: string) => /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/.test(text)

// by the type's number; other types accept any text
const validators: Readonly<Record<number, readonly [valid: (text: string) => boolean, message: string]>> = {
  2: [isCron, 'timeExpression:CRON 表达式不正确'],
  3: [isPeriod, 'timeExpression:周期不能小于1000毫秒'],
  4: [isPeriod, 'timeExpression:周期不能小于1000毫秒'],
  11: [isDailyRange, 'timeExpression:每日区间格式不正确'],
}

/** Rejects a time expression that is invalid for its type. */
export function validateTimeExpression(type: number, expression: string) {
  const [valid, message] = validators[type] ?? []
  if (valid && !valid(expression)) throw businessError(message ?? '')
}
