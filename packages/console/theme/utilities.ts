/** The PrimeFlex utilities that the console's pages use; only these are shipped (all of them weigh 34 kB gzip). */
export const utilities = ['flex', 'flex-wrap', 'align-items-center', 'gap-2'] as const

/** the rules of those utilities, in PrimeFlex's own layer; throws when PrimeFlex has no such class */
export function pickUtilities(css: string, names: readonly string[] = utilities) {
  const rules = names.map((name) => {
    const rule = new RegExp(`^\\.${name} \\{[^}]*\\}`, 'm').exec(css)
    if (!rule) throw new Error(`theme: PrimeFlex has no utility "${name}"`)
    return rule[0]
  })
  return `@layer primeflex {\n${rules.join('\n')}\n}\n`
}
