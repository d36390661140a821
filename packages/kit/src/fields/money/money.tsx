import { decimalField } from '../decimal/decimal'
import type { DecimalOptions } from '../decimal/decimal-kind'
import { fixedTo, groupDigits } from '../decimal/decimal-text'
import type { Field } from '../types'

export type MoneyOptions = Omit<DecimalOptions, 'scale'>

const cents = 2
const tidy = (text: string) => fixedTo(text, cents)

/** Yuan with two decimals, exact to the cent; not below zero unless `min` says so. */
export const money = (options: MoneyOptions = {}): Field<string | number, string> =>
  decimalField({ min: 0, ...options, scale: cents, topic: 'amount', before: '¥', shown: (value) => `¥${groupDigits(tidy(value))}`, tidy })
