import { useLanguage } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { $language } from './preferences/model'
import type { LocalizedText } from './site/console-options'

/** What a name says in the language on screen, an added one among them. */
export function useLabel(): (label: LocalizedText) => string {
  const [chosen, written] = [useUnit($language), useLanguage()]
  return (label) => label[chosen] ?? label[written]
}
