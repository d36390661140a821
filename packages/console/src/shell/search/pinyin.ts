import { match } from 'pinyin-pro'
import type { PhoneticMatch } from './find-matches'

/** Matches pinyin, whole or by initials, with every reading of each character. */
export const matchPinyin: PhoneticMatch = (label, typed) => match(label, typed, { continuous: true, v: true })?.[0]
