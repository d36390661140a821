import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names'
import { parsePrimeIcon } from './parse-prime-icon'

test('the offered icons are those of the icon font', () => {
  const css = readFileSync(createRequire(import.meta.url).resolve('primeicons/primeicons.css'), 'utf8')
  const drawn = new Set([...css.matchAll(/\.pi-([a-z0-9-]+):before/g)].map((match) => match[1]))
  expect([...drawn].sort()).toEqual([...iconNames])
})

test('renders only classes of the icon font as a class', () => {
  expect(parsePrimeIcon('pi pi-home')).toBe('pi-home')
  expect(parsePrimeIcon('pi-home')).toBe('pi-home')
  for (const text of ['iconfont iconicon_group', 'pi-home evil', 'pi-"onload', '', 'pi']) expect(parsePrimeIcon(text)).toBeUndefined()
})
