import { useLanguage } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { $language } from './preferences/model'
import type { LocalizedText } from './site/console-options'

/** Returns a function that selects a label in the active language, custom languages included. */
export function useLabel(): (label: LocalizedText) => string {
  const [language, fallback] = [useUnit($language), useLanguage()]
  return (label) => label[language] ?? label[fallback]
}
