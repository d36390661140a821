// the same of the repository's own checks: `find` becomes `put` in scripts/<file>, and the tests of scripts/<suite> that `named` names go red
const suite = 'checks.test.mjs'

export const gateMutations = [
  {
    gate: 'a cast says why it holds',
    file: 'check-casts.mjs',
    find: 'if (![at, start, start - 1].some(isCommented)) found.add(at + 1)',
    put: '',
    suite,
    named: 'the cast check',
  },
  {
    gate: 'a cast in markup is a cast',
    file: 'check-casts.mjs',
    find: '    ts.forEachChild(node, visit)\n',
    put: '    if (!ts.isJsxElement(node)) ts.forEachChild(node, visit)\n',
    suite,
    named: 'the cast check',
  },
  {
    gate: 'a browser is fetched before what opens it',
    file: 'lib/steps.mjs',
    find: "suite('unit', ['generate', 'console', 'chromium']",
    put: "suite('unit', ['generate', 'console']",
    suite: 'schedule.test.mjs',
    named: 'on a machine without a browser',
  },
  {
    gate: 'a browser that cannot be run is told',
    file: 'browser.mjs',
    find: 'if (found && !runs(found)) throw',
    put: 'if (false) throw',
    suite: 'browser.test.mjs',
    named: 'a CHROME_PATH that cannot be run',
  },
]
