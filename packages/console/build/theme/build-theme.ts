// primereact's lara-light theme → one style sheet whose every color is a role of tokens.css

import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { collectClassNames, collectStyledClasses } from './class-names'
import { getColorKind, getColorRole } from './color-roles'
import { pickUtilities } from './pick-utilities'

const { resolve } = createRequire(import.meta.url)
// lara is designed for 16 px text, the console for 14
const scale = 14 / 16

const colorPattern = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi
const declarations = /([\w-]+):([^;{}]+);/g

function buildComponentCss(css: string) {
  const start = css.indexOf('@layer primereact')
  if (start < 0) throw new Error('theme: lara-light no longer has an @layer primereact')
  return css.slice(start)
}

/** Replaces every color by its role. Throws with the list of colors that have none. */
export function recolor(css: string) {
  const unknown = new Set<string>()
  const text = css.replace(declarations, (_, property: string, value: string) => {
    const kind = getColorKind(property)
    const painted = value.replace(colorPattern, (color) => {
      const role = getColorRole(kind, color.toLowerCase())
      if (!role) unknown.add(`${kind} ${color}`)
      return role ?? color
    })
    return `${property}:${painted};`
  })
  if (unknown.size > 0) throw new Error(`theme: no role for ${[...unknown].join(', ')}; add it to theme/roles.mjs`)
  return text
}

const rescale = (css: string) =>
  css.replace(/(?<![\w.])(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number((Number(size) * scale).toFixed(4))}rem`)

const adjustShape = (css: string) =>
  css
    .replace(/0 0 0 0\.2rem/g, '0 0 0 2px')
    .replace(/var\(--border-radius\)/g, 'var(--radius)')
    .replace(/var\(--surface-border\)/g, 'var(--border)')
    .replace(/var\(--text-color-secondary\)/g, 'var(--text-muted)')
    .replace(/var\(--primary-color\)/g, 'var(--accent)')
    .replace(/var\(--font-family\)/g, 'inherit')
    .replace(/font-feature-settings: [^;]+;\n/g, '')
    .replace(/var\(--content-padding\)/g, 'var(--space-4)')
    .replace(/var\(--inline-spacing\)/g, 'var(--space-2)')

/** Builds the whole style sheet. Throws if lara-light has changed in a way that the roles do not cover. */
export async function buildThemeCss() {
  return rescale(
    recolor(adjustShape(buildComponentCss(await readFile(resolve('primereact/resources/themes/lara-light-blue/theme.css'), 'utf8')))),
  )
}

/** Builds PrimeIcons with the only font format that current browsers need. */
export async function buildIconCss() {
  const css = await readFile(resolve('primeicons/primeicons.css'), 'utf8')
  const face = "@font-face { font-family: 'primeicons'; font-display: block; src: url('./primeicons.woff2') format('woff2'); }\n"
  return `${face}@layer primereact {\n${css.replace(/@font-face\s*\{[^}]*\}/, '')}\n}\n`
}

async function write(target: string, text: string) {
  if ((await readFile(target, 'utf8').catch(() => '')) === text) return
  await writeFile(target, text)
}

const sourceFolders = ['src', '../ui/src', '../kit/src', '../wallboard/src', '../../plugins']

/** Style sheets: the first has what is rendered before sign-in; the other has all utilities, in PrimeFlex's order. */
const sheets = {
  'primeflex-first.css': ['app', 'auth/lock', 'auth/login', 'platform/lifecycle', 'shell/notices', 'shell/routes']
    .map((folder) => `src/${folder}`)
    .concat('../ui/src'),
  'primeflex.css': sourceFolders,
}

/** Builds the style sheet of the utilities that these folders under the console's root use. */
export async function buildUtilityCss(root: string, folders: readonly string[] = sourceFolders) {
  const under = (names: readonly string[]) => names.map((name) => join(root, name))
  const css = await readFile(resolve('primeflex/primeflex.css'), 'utf8')
  return pickUtilities(css, { used: collectClassNames(under(folders)), others: collectStyledClasses(under(sourceFolders)) })
}

/** Rewrites those style sheets if a source uses other utilities than before. */
export async function buildUtilities(root: string) {
  for (const [name, folders] of Object.entries(sheets))
    await write(
      join(root, 'src/themes/generated', name),
      `/* picked from primeflex by build/theme/build-theme.ts; never edited */\n${await buildUtilityCss(root, folders)}`,
    )
}

/** Characters of the interface font: ASCII, currency, dashes and arrows; all others come from the fonts of the system. */
const fontCharacters = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), ...'¥€£·×–—…←↑→↓−'].join('')
const fontRange = 'U+20-7E, U+A3, U+A5, U+B7, U+D7, U+2013-2014, U+2026, U+20AC, U+2190-2193, U+2212'

/** Writes Inter with those characters and its weights, and its style sheet. The font never replaces text that is painted. */
async function buildFont(folder: string) {
  const { default: subsetFont } = await import('subset-font')
  const whole = await readFile(resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))
  const font = await subsetFont(whole, fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  })
  await writeFile(join(folder, 'inter.woff2'), font)
  await write(
    join(folder, 'inter.css'),
    `/* made from Inter by build/theme/build-theme.ts; never edited */
@font-face { font-family: 'Inter Latin'; font-weight: 400 600; font-display: optional; src: url('./inter.woff2') format('woff2'); unicode-range: ${fontRange}; }
`,
  )
}

/** Writes the fonts and style sheets under the console's root, unless they exist. */
export async function buildTheme(root: string) {
  const folder = join(root, 'src/themes/generated')
  await mkdir(folder, { recursive: true })
  if (!existsSync(join(folder, 'inter.woff2'))) await buildFont(folder)
  await copyFile(resolve('primeicons/fonts/primeicons.woff2'), join(folder, 'primeicons.woff2'))
  await write(
    join(folder, 'primereact.css'),
    `/* made from primereact's lara-light by build/theme/build-theme.ts; never edited */\n${await buildThemeCss()}`,
  )
  await write(
    join(folder, 'primeicons.css'),
    `/* made from primeicons by build/theme/build-theme.ts; never edited */\n${await buildIconCss()}`,
  )
  await buildUtilities(root)
}
