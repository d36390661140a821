// PrimeFlex's utilities in the measures of tokens.css; only those that the sources name are shipped (all weigh 34 kB gzip)
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

/** PrimeFlex's rules in its own order, those for wide windows included; what moves is left to the house */
const parseStyleSheet = (css: string) =>
  [...css.matchAll(block)].flatMap(([, at, inner = '', plain = '']) => {
    if (!at) return parseRules(plain, '')
    return at.startsWith('@media') ? parseRules(inner, at.trim()) : []
  })

const getClasses = (selector: string) => [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))

/** a rule in the tokens' measures and colours; undefined where a value has no token */
function toTokenRule({ selector, body, media }: Rule): string | undefined {
  const declarations = [...body.matchAll(/([\w-]+):\s*([^;]+?)(\s*!important)?;/g)].map(([, property = '', value = '', weight = '']) => {
    const fitted = getToken(property, value)
    return fitted && `${property}: ${fitted}${weight};`
  })
  if (declarations.includes(undefined)) return undefined
  const text = `${selector} { ${declarations.join(' ')} }`
  // the house calls 768 px narrow still
  return media ? `${media.replace('768px', '769px')} { ${text} }` : text
}

const getStem = (name: string) => name.replace(/^\w+:/, '').replace(/-[^-]+$/, '')

/** the names that read as PrimeFlex's but are neither its own nor any style sheet's: misspelt, or without a token */
function findMisspelt(known: ReadonlySet<string>, used: ReadonlyMap<string, string>, others: ReadonlySet<string>) {
  const stems = new Set([...known].filter((name) => name.includes('-')).map(getStem))
  return [...used].filter(([name]) => {
    if (known.has(name) || others.has(name) || /-$|^pi?-[a-z]/.test(name)) return false
    return name.includes(':') || stems.has(getStem(name))
  })
}

interface Sources {
  /** the class names in use, each with a file that says it */
  readonly used: ReadonlyMap<string, string>
  /** the class names that other style sheets have rules for */
  readonly others: ReadonlySet<string>
}

/** the utilities in use, in PrimeFlex's own layer; throws for a name that is no utility, or is one and a class of ours as well */
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
