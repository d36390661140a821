import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sheet = readFileSync(join(import.meta.dirname, 'canvas.css'), 'utf8')

// spec 4.22..4.24
test.each([
  ['active', 'accent'],
  ['offered', 'accent'],
  ['passed', 'success'],
  ['taken', 'warning'],
  ['ended', 'success'],
  ['rejected', 'danger'],
  ['added', 'success'],
  ['changed', 'accent'],
  ['removed', 'danger'],
])('draws the mark %s in the color %s', (mark, role) => {
  const rules = Array.from(sheet.matchAll(new RegExp(`\\.flow-${mark}\\b[^{]*\\{([^}]*)\\}`, 'g')), ([, body]) => body).join('')
  expect(rules).toContain(`--mark: var(--${role});`)
})
