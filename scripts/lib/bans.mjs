// what no source may hold; each ban: where it looks, what it finds, and the sentence that follows the place
const shipped = (file) => /^(packages\/[^/]+\/src|plugins)\/.*\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$|\/testing?\//.test(file)
const code = (file) => /\.(tsx?|m?js|css)$/.test(file)
const tests = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file)
const everywhere = () => true
const shippedBut = (pattern) => (file) => shipped(file) && !pattern.test(file)
// spelt in two halves, or this file would find itself
const patternOf = (...halves) => new RegExp(halves.join(''))

export const bans = [
  { where: code, find: patternOf('\\bTO', 'DO\\b|\\bFIX', 'ME\\b|\\bXX', 'X\\b'), say: 'leaves something to do' },
  { where: code, find: patternOf('@ts-', '(ignore|nocheck)'), say: 'silences the compiler' },
  { where: code, find: patternOf('\\bas ', 'any\\b'), say: 'casts to any' },
  { where: code, find: patternOf('@ts-expect-', 'error\\s*$'), say: 'expects an error without saying which' },
  { where: code, find: patternOf('eslint-', 'disable'), say: 'silences a lint that is not used here' },
  { where: code, find: patternOf('biome-', 'ignore(-all)?\\s+[\\w/]+(?!.*:\\s*\\S)'), say: 'silences a lint without a reason' },
  { where: (file) => file.startsWith('packages/kit/'), find: /(?:field\w*\??\.|(?<![\w.]))kind\s*===/i, say: 'branches on a field kind' },
  { where: tests, find: /\b(?:it|test)(?:\.\w+)*\(\s*['"`][^'"`\n]*\bshould\b/, say: 'names a wish; a test states a fact' },

  { where: shipped, find: /\beval\s*\(|\bnew\s+Function\b|\bset(?:Timeout|Interval)\(\s*['"`]/, say: 'runs text as code' },
  { where: shipped, find: /\b(?:inner|outer)HTML\s*\+?=[^=]|\binsertAdjacentHTML\b|\bdocument\.write\b/, say: 'writes HTML' },
  { where: shippedBut(/safe-html/), find: /\bdangerouslySetInnerHTML\b/, say: 'writes HTML outside safe-html' },
  {
    where: shippedBut(/safe-navigate/),
    find: /\bwindow\.open\(|\blocation\.(?:assign|replace)\(|\blocation\.href\s*=[^=]|\b(?:window|document)\.location\s*=[^=]/,
    say: 'navigates outside safe-navigate',
  },
  {
    where: shippedBut(/^packages\/console\/src\/links\/|^packages\/kit\/src\/fields\/(url|file|upload)\//),
    find: /\bhref=\{(?!['"`]\/)|\bsetAttribute\(\s*['"`](?:href|src)['"`]/,
    say: 'links to an address that nothing judged',
  },
  { where: shippedBut(/pdf/), find: /<iframe\b(?!.*\bsandbox=)|\.srcdoc\s*=/, say: 'frames a page without a sandbox' },
  {
    // files of a plugin are no call of the platform
    where: shippedBut(/^packages\/(sdk\/src\/(transport|client)|console\/src\/outside\/files\.ts$)/),
    find: /(?:\bawait|\breturn|[=(,?:])\s*fetch\(/,
    say: 'fetches outside the transport',
  },
  { where: shippedBut(/\/(retry|refresher|lease)\.ts$/), find: /\bMath\.random\b/, say: 'takes randomness that can be guessed' },
  {
    where: shippedBut(/(storage|store)[^/]*\.ts$|^packages\/sdk\/src\/session\//),
    find: /\b(?:local|session)Storage\b/,
    say: 'uses browser storage outside a storage port',
  },
  {
    // the page's own script asks whether there is a session, before the store is there
    where: shippedBut(/^packages\/(sdk\/src\/session\/|console\/src\/app\/first-form\.ts$)/),
    find: /\bdocument\.cookie\b/,
    say: 'uses cookies outside the token store',
  },

  { where: everywhere, find: patternOf('-----BEGIN [A-Z ]*PRI', 'VATE KEY-----'), say: 'holds a private key' },
  { where: everywhere, find: /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}/, say: 'holds a token' },
  {
    where: everywhere,
    find: patternOf('saber_', 'secret|sword_', 'secret|bladexisapower', 'ful'),
    say: "holds one of the platform family's public secrets",
  },
  {
    where: everywhere,
    find: /\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36}|xox[abpr]-[0-9A-Za-z-]{10,})\b/,
    say: "holds a service's credential",
  },
  {
    where: (file) => code(file) && !tests(file),
    find: /(?:secret|password|private_?key|access_?key)['"]?\s*[:=]\s*['"][A-Fa-f0-9+/]{32,}={0,2}['"]/i,
    say: 'holds a fixed key',
  },
  { where: everywhere, find: /(?<![\w.:/])\/(?:home|Users|root|work\/(?:main|shared))\/[\w.-]+/, say: 'names a folder of one machine' },
  { where: everywhere, find: /\b[A-Za-z]:\\(?:Users|work)\\/, say: 'names a folder of one machine' },
]
