// maps PrimeFlex's utilities to tokens.css; only those that the sources use are shipped (all weigh 34 kB gzip)
import { getToken } from './token-values'

interface Rule {
  readonly media: string
  readonly selector: string
  readonly body: string
}

const rule = /([^{}]+)\{([^{}]*)\}/g
const block = /(@[\w-]+[^{}]*)\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}|([^{}@]+\{[^{}]*\})/g

const parseRules = (css: string, media: string) =>
  [...css.matchAll(rule)].map(([, selector = '', body = '']): Rule => ({ media, selector: selector.trim(), body }))

/** Parses PrimeFlex's rules in their order, with those for wide viewports; skips animations, which the console defines itself. */
const parseStyleSheet = (css: string) =>
  [...css.matchAll(block)].flatMap(([, at, inner = '', plain = '']) => {
    if (!at) return parseRules(plain, '')
    return at.startsWith('@media') ? parseRules(inner, at.trim()) : []
  })

const getClasses = (selector: string) => [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))

/** Returns a rule with tokens for sizes and colors; `undefined` if a value has no token. */
function toTokenRule({ selector, body, media }: Rule): string | undefined {
  const declarations = [...body.matchAll(/([\w-]+):\s*([^;]+?)(\s*!important)?;/g)].map(([, property = '', value = '', weight = '']) => {
    const fitted = getToken(property, value)
    return fitted && `${property}: ${fitted}${weight};`
  })
  if (declarations.includes(undefined)) return undefined
  const text = `${selector} { ${declarations.join(' ')} }`
  return media ? `${media} { ${text} }` : text
}

const getStem = (name: string) => name.replace(/^\w+:/, '').replace(/-[^-]+$/, '')

/** Finds misspelt utilities: names that look like PrimeFlex's, but that neither it nor any style sheet defines, or that have no token. */
function findMisspelt(known: ReadonlySet<string>, used: ReadonlyMap<string, string>, others: ReadonlySet<string>) {
  const stems = new Set([...known].filter((name) => name.includes('-')).map(getStem))
  return [...used].filter(([name]) => {
    if (known.has(name) || others.has(name) || /-$|^pi?-[a-z]/.test(name)) return false
    return name.includes(':') || stems.has(getStem(name))
  })
}

interface Sources {
  /** Class names in use, each with a file that uses it. */
  readonly used: ReadonlyMap<string, string>
  /** Class names that other style sheets have rules for. */
  readonly others: ReadonlySet<string>
}

/** Picks the utilities in use, in PrimeFlex's own layer. Throws on a name that is no utility, or that is also a class of the console. */
export function pickUtilities(css: string, { used, others }: Sources) {
  const rules = parseStyleSheet(css)
  const known = new Set(rules.flatMap(({ selector }) => getClasses(selector)))
  const problems = findMisspelt(known, used, others).map(([name, file]) => `${file}: PrimeFlex has no utility "${name}"`)
  for (const [name, file] of used)
    if (known.has(name) && others.has(name)) problems.push(`${file}: "${name}" is a utility of PrimeFlex and a class of our own`)
  const picked = rules.filter(({ selector }) => {
    const names = getClasses(selector)
    return names.length > 0 && names.every((name) => used.has(name))
  })
  const fitted = picked.map((one) => {
    const text = toTokenRule(one)
    if (!text) problems.push(`${used.get(getClasses(one.selector)[0] ?? '')}: tokens.css has nothing for "${one.selector}" {${one.body}}`)
    return text
  })
  if (problems.length > 0) throw new Error(`theme: ${problems.join('\n')}`)
  return `@layer primeflex {\n${fitted.join('\n')}\n}\n`
}
