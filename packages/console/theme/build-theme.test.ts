import { describe, expect, it } from 'vitest'
import { recolour, themeText } from './build-theme'
import { pickUtilities } from './utilities'

describe('the PrimeReact stylesheet', () => {
  it('holds no colour of its own', async () => {
    const css = (await themeText()).replace(/\/\*.*?\*\//gs, '')
    expect(css.match(/:[^;{}]*(#[0-9a-f]{3,8}\b|rgba?\()/gi)).toBeNull()
  })

  it('loads no font', async () => {
    expect(await themeText()).not.toMatch(/@font-face|Inter|url\(/)
  })

  it('stays inside the primereact layer', async () => {
    const outside = (await themeText()).replace(/@layer primereact \{[\s\S]*?\n\}/g, '').trim()
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
  const css = '.flex {\n  display: flex !important;\n}\n.flex-wrap {\n  flex-wrap: wrap !important;\n}\n'

  it('holds the utilities in use and no other, in their own layer', () => {
    expect(pickUtilities(css, ['flex'])).toBe('@layer primeflex {\n.flex {\n  display: flex !important;\n}\n}\n')
  })

  it('refuses a utility that PrimeFlex does not have, naming it', () => {
    expect(() => pickUtilities(css, ['gap-9'])).toThrow(/gap-9/)
  })
})
