import { expect, it } from 'vitest'
import { pickUtilities } from './pick-utilities'

const css = `
.flex { display: flex !important; }
.block { display: block !important; }
.gap-3 { gap: 1rem !important; }
.gap-8 { gap: 5rem !important; }
.text-sm { font-size: 0.875rem !important; }
.text-color-secondary { color: var(--p-text-muted-color) !important; }
.bg-white { background-color: #ffffff !important; }
.field { margin-bottom: 1rem; }
.field > .hint { margin-top: -0.5rem; }
@media screen and (min-width: 768px) { .md\\:flex { display: flex !important; } }
@keyframes fadein { from { opacity: 0; } }
`
const pick = (...names: string[]) =>
  pickUtilities(css, { used: new Map(names.map((name) => [name, 'view.tsx'])), others: new Set(['text-strong']) })

it('contains only the utilities in use, in their own layer', () => {
  expect(pick('flex')).toBe('@layer primeflex {\n.flex { display: flex !important; }\n}\n')
})

it('maps spacing and text sizes to tokens, step by step', () => {
  expect(pick('gap-3')).toContain('gap: var(--space-3) !important')
  expect(pick('text-sm')).toContain('font-size: var(--font-13) !important')
  expect(pick('text-color-secondary')).toContain('color: var(--text-muted) !important')
})

it('starts the medium breakpoint where a desktop begins', () => {
  expect(pick('md:flex')).toContain('@media screen and (min-width: 768px) { .md\\:flex { display: flex !important; } }')
})

it('includes a rule about two classes if both are in use', () => {
  expect(pick('field')).not.toContain('hint')
  expect(pick('field', 'hint')).toContain('.field > .hint { margin-top: calc(-1 * var(--space-2)); }')
})

it('throws on a misspelt utility, and names its file', () => {
  expect(() => pick('gap-9')).toThrow('view.tsx: PrimeFlex has no utility "gap-9"')
  expect(() => pick('md:grap-2')).toThrow(/md:grap-2/)
})

it('throws on a utility without a token, or that is also our own class', () => {
  expect(() => pick('gap-8')).toThrow(/nothing for "\.gap-8"/)
  expect(() => pick('bg-white')).toThrow(/nothing for "\.bg-white"/)
  expect(() => pickUtilities(css, { used: new Map([['flex', 'view.tsx']]), others: new Set(['flex']) })).toThrow(/a class of our own/)
})

it('ignores our own classes', () => {
  expect(pick('flex', 'text-strong', 'login-main', 'pi-check', 'p-button')).toContain('.flex')
})
