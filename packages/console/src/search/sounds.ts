import { match } from 'pinyin-pro'
import type { Sounds } from './match'

/** By pinyin, whole or by first letters, each character in every way that it is read. */
export const pinyinSounds: Sounds = (label, typed) => match(label, typed, { continuous: true, v: true })?.[0]
