import { expect, test } from 'vitest'
import en from './locales/en'
import zhCn from './locales/zh-cn'
import { getExampleGroup, getExampleName } from './parts/example-paths'

const files = Object.keys(import.meta.glob('./examples/**/*.{ts,tsx}', { query: '?raw' }))

/** Returns the text key of an example or, for field kinds, of their note. */
const getTextKey = (file: string) =>
  file.includes('/kinds/') ? `notes.${getExampleName(file)}` : `${getExampleGroup(file)}.${getExampleName(file)}.title`
const at = (texts: unknown, key: string) =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts)

test('every example has texts in both languages', () => {
  expect(files.length).toBeGreaterThan(60)
  expect(files.map(getTextKey).filter((key) => typeof at(zhCn, key) !== 'string' || typeof at(en, key) !== 'string')).toEqual([])
})
