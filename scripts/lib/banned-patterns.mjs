// what no source may hold; each ban: where it looks, what it finds, and the sentence that follows the place
const isShipped = (file) => /^(packages\/[^/]+\/src|plugins)\/.*\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$|\/testing?\//.test(file)
const isCode = (file) => /\.(tsx?|m?js|css)$/.test(file)
const isTest = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file)
const matchesAll = () => true
const isShippedExcept = (pattern) => (file) => isShipped(file) && !pattern.test(file)
// spelt in two halves, or this file would find itself
const createPattern = (...halves) => new RegExp(halves.join(''))

export const bannedPatterns = [
  { where: isCode, find: createPattern('\\bTO', 'DO\\b|\\bFIX', 'ME\\b|\\bXX', 'X\\b'), say: 'leaves something to do' },
  { where: isCode, find: createPattern('@ts-', '(ignore|nocheck)'), say: 'silences the compiler' },
  { where: isCode, find: createPattern('\\bas ', 'any\\b'), say: 'casts to any' },
  { where: isCode, find: createPattern('@ts-expect-', 'error\\s*$'), say: 'expects an error without saying which' },
  { where: isCode, find: createPattern('eslint-', 'disable'), say: 'silences a lint that is not used here' },
  { where: isCode, find: createPattern('biome-', 'ignore(-all)?\\s+[\\w/]+(?!.*:\\s*\\S)'), say: 'silences a lint without a reason' },
  { where: (file) => file.startsWith('packages/kit/'), find: /(?:field\w*\??\.|(?<![\w.]))kind\s*===/i, say: 'branches on a field kind' },
  { where: isTest, find: /\b(?:it|test)(?:\.\w+)*\(\s*['"`][^'"`\n]*\bshould\b/, say: 'names a wish; a test states a fact' },

  { where: isShipped, find: /\beval\s*\(|\bnew\s+Function\b|\bset(?:Timeout|Interval)\(\s*['"`]/, say: 'runs text as code' },
  { where: isShipped, find: /\b(?:inner|outer)HTML\s*\+?=[^=]|\binsertAdjacentHTML\b|\bdocument\.write\b/, say: 'writes HTML' },
  { where: isShippedExcept(/safe-html/), find: /\bdangerouslySetInnerHTML\b/, say: 'writes HTML outside safe-html' },
  {
    where: isShippedExcept(/safe-navigate/),
    find: /\bwindow\.open\(|\blocation\.(?:assign|replace)\(|\blocation\.href\s*=[^=]|\b(?:window|document)\.location\s*=[^=]/,
    say: 'navigates outside safe-navigate',
  },
  {
    where: isShippedExcept(/^packages\/console\/src\/links\/|^packages\/kit\/src\/fields\/(url|file|upload)\//),
    find: /\bhref=\{(?!['"`]\/)|\bsetAttribute\(\s*['"`](?:href|src)['"`]/,
    say: 'links to an address that nothing judged',
  },
  { where: isShippedExcept(/pdf/), find: /<iframe\b(?!.*\bsandbox=)|\.srcdoc\s*=/, say: 'frames a page without a sandbox' },
  {
    // files of a plugin are no call of the platform
    where: isShippedExcept(/^packages\/(sdk\/src\/(transport|client)|console\/src\/outside\/files\.ts$)/),
    find: /(?:\bawait|\breturn|[=(,?:])\s*fetch\(/,
    say: 'fetches outside the transport',
  },
  { where: isShippedExcept(/\/(retry|refresher|lease)\.ts$/), find: /\bMath\.random\b/, say: 'takes randomness that can be guessed' },
  {
    where: isShippedExcept(/(storage|store)[^/]*\.ts$|^packages\/sdk\/src\/session\//),
    find: /\b(?:local|session)Storage\b/,
    say: 'uses browser storage outside a storage port',
  },
  {
    // the page's own script asks whether there is a session, before the store is there
    where: isShippedExcept(/^packages\/(sdk\/src\/session\/|console\/src\/app\/first-form\.ts$)/),
    find: /\bdocument\.cookie\b/,
    say: 'uses cookies outside the token store',
  },

  { where: matchesAll, find: createPattern('-----BEGIN [A-Z ]*PRI', 'VATE KEY-----'), say: 'holds a private key' },
  { where: matchesAll, find: /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}/, say: 'holds a token' },
  {
    where: matchesAll,
    find: createPattern('saber_', 'secret|sword_', 'secret|bladexisapower', 'ful'),
    say: "holds one of the platform family's public secrets",
  },
  {
    where: matchesAll,
    find: /\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36}|xox[abpr]-[0-9A-Za-z-]{10,})\b/,
    say: "holds a service's credential",
  },
  {
    where: (file) => isCode(file) && !isTest(file),
    find: /(?:secret|password|private_?key|access_?key)['"]?\s*[:=]\s*['"][A-Fa-f0-9+/]{32,}={0,2}['"]/i,
    say: 'holds a fixed key',
  },
  { where: matchesAll, find: /(?<![\w.:/])\/(?:home|Users|root|work\/(?:main|shared))\/[\w.-]+/, say: 'names a folder of one machine' },
  { where: matchesAll, find: /\b[A-Za-z]:\\(?:Users|work)\\/, say: 'names a folder of one machine' },
]
