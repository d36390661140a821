import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recolour, buildThemeCss, buildUtilityCss } from './build-theme'

describe('the PrimeReact stylesheet', () => {
  it('holds no colour of its own', async () => {
    const css = (await buildThemeCss()).replace(/\/\*.*?\*\//gs, '')
    expect(css.match(/:[^;{}]*(#[0-9a-f]{3,8}\b|rgba?\()/gi)).toBeNull()
  })

  it('loads no font', async () => {
    expect(await buildThemeCss()).not.toMatch(/@font-face|Inter|url\(/)
  })

  it('stays inside the primereact layer', async () => {
    const outside = (await buildThemeCss()).replace(/@layer primereact \{[\s\S]*?\n\}/g, '').trim()
    expect(outside).toBe('')
  })

  it('refuses a colour that the table does not know, naming it', () => {
    expect(() => recolour('.p-new { color: #123456; }')).toThrow(/text #123456/)
  })

  it('reads white as text on the accent in a colour and as a card in a background', () => {
    expect(recolour('.a { color: #ffffff; background: #ffffff; }')).toBe('.a { color: var(--accent-text); background: var(--surface-1); }')
  })
})

describe('the PrimeFlex stylesheet', () => {
  const shipped = buildUtilityCss(join(import.meta.dirname, '..'))

  it('covers every utility that the sources name', async () => {
    expect(await shipped).toContain('.flex { display: flex !important; }')
  })

  it('is shorter for what is drawn before anybody has signed in', async () => {
    expect((await buildUtilityCss(join(import.meta.dirname, '..'), ['src/login'])).length).toBeLessThan((await shipped).length)
  })

  it('takes every colour and every space from the tokens', async () => {
    expect(await shipped).not.toMatch(/#[0-9a-f]{3}|rgba?\(|(margin|padding|gap|font-size)[^:]*: -?[\d.]+[1-9]*rem(?<! 0rem)/)
  })
})
