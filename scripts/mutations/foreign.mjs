// the same of what comes from outside and goes there: `find` becomes `put` in packages/<file>, and packages/<suite> must go red for it
export const foreignMutations = [
  {
    gate: 'a pasted base is none before it is parsed',
    file: 'kit/src/fields/rich-text/neutralize-inline.ts',
    find: ".replaceAll(/<base\\b/gi, '<wbr')",
    put: '',
    suite: 'kit/src/fields/rich-text/neutralize-inline.test.ts',
  },
  {
    gate: 'no cell of a csv begins a formula behind a separator',
    file: 'ui/src/browser/csv.ts',
    find: 'text.replaceAll(gap, guarded)',
    put: 'text',
    suite: 'ui/src/browser/csv.test.ts',
  },
  {
    gate: 'a prefix of config.json climbs nowhere',
    file: 'console/src/platform/config/config-validators.ts',
    find: ' && new URL(site + value).href === site + value',
    put: '',
    suite: 'console/src/platform/config/config.test.ts',
    named: 'is rejected with the reason',
  },
  {
    gate: "a header of config.json is nobody else's",
    file: 'console/src/platform/config/config-validators.ts',
    find: 'reservedHeaders.test(value)',
    put: 'false',
    suite: 'console/src/platform/config/config.test.ts',
    named: 'is rejected with the reason',
  },
  {
    gate: 'a host gets what is said to itself',
    file: 'console/src/platform/config/host-config.ts',
    find: 'site.toLowerCase() === name',
    put: 'name.endsWith(site.toLowerCase())',
    suite: 'console/src/platform/config/host-config.test.ts',
    named: 'sites of config.json',
  },
]
