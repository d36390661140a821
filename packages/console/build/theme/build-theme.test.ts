import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildThemeCss, buildUtilityCss, recolor } from './build-theme'

describe('the PrimeReact stylesheet', () => {
  it('contains no color of its own', async () => {
    const css = (await buildThemeCss()).replace(/\/\*.*?\*\//gs, '')
    expect(css.match(/:[^;{}]*(#[0-9a-f]{3,8}\b|rgba?\()/gi)).toBeNull()
  })

  it('loads no font', async () => {
    expect(await buildThemeCss()).not.toMatch(/@font-face|Inter|url\(/)
  })

  it('stays inside the primereact layer', async () => {
    const unlayered = (await buildThemeCss()).replace(/@layer primereact \{[\s\S]*?\n\}/g, '').trim()
    expect(unlayered).toBe('')
  })

  it('throws on a color without a role, and names it', () => {
    expect(() => recolor('.p-new { color: #123456; }')).toThrow(/text #123456/)
  })

  it('maps white to text in a color and to a card in a background', () => {
    expect(recolor('.a { color: #ffffff; background: #ffffff; }')).toBe('.a { color: var(--accent-text); background: var(--surface-1); }')
  })
})

describe('the PrimeFlex stylesheet', () => {
  const shipped = buildUtilityCss(join(import.meta.dirname, '../..'))

  it('covers every utility that the sources use', async () => {
    expect(await shipped).toContain('.flex { display: flex !important; }')
  })

  it('is smaller for the part before sign-in', async () => {
    expect((await buildUtilityCss(join(import.meta.dirname, '../..'), ['src/auth/login'])).length).toBeLessThan((await shipped).length)
  })

  it('takes every color and spacing from the tokens', async () => {
    expect(await shipped).not.toMatch(/#[0-9a-f]{3}|rgba?\(|(margin|padding|gap|font-size)[^:]*: -?[\d.]+[1-9]*rem(?<! 0rem)/)
  })
})
