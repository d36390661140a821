import { match } from 'pinyin-pro'
import type { PhoneticMatch } from './find-matches'

/** By pinyin, whole or by first letters, each character in every way that it is read. */
export const matchPinyin: PhoneticMatch = (label, typed) => match(label, typed, { continuous: true, v: true })?.[0]
