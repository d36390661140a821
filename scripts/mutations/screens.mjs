// the same of what people see: `find` becomes `put` in packages/<file>, and packages/<suite> must go red for it
const address = 'kit/src/runtime/read-address.ts'
const addressSuite = 'kit/src/runtime/read-address.test.ts'
const offered = 'kit/src/resource/model/action-settings.ts'
const offeredSuite = 'kit/src/resource/model/action-settings.test.ts'
const rows = 'kit/src/ui/table/data-table.tsx'
const rowSuite = 'kit/src/testing/hostile.test.tsx'
const named = 'rows of one id'

const finding = 'kit/src/resource/model/finding.ts'
const findingSuite = 'kit/src/resource/model/finding.test.ts'

export const screenMutations = [
  {
    gate: 'passwords of new users go out encoded',
    file: 'kit/src/resource/model/encoded.ts',
    find: 'await cipherOf(value, use)',
    put: 'value',
    suite: 'kit/src/resource/model/encoded.test.ts',
  },
  {
    gate: 'new users have the hash of a sign-in',
    file: 'sdk/src/options.ts',
    find: '((password) => sha256(password))',
    put: "((password, use) => (use === 'newUser' ? password : sha256(password)))",
    suite: 'kit/src/resource/model/encoded.test.ts',
  },
  {
    gate: 'nobody is offered who contradicts what is asked for',
    file: 'kit/src/fields/reference/reference-source.ts',
    find: ' || contradicts(row, only)',
    put: '',
    suite: 'kit/src/fields/reference/reference.test.tsx',
  },
  {
    gate: 'a table has no field that every object inherits',
    file: 'console/src/screens/table/read-table.ts',
    find: ' && !(name in Object.prototype)',
    put: '',
    suite: 'console/src/screens/table/table-screen.test.tsx',
  },
  {
    gate: 'a kind of column is looked up among its own',
    file: 'console/src/screens/table/table-resource.ts',
    find: 'ownEntry(kinds, type)',
    put: 'kinds[type]',
    suite: 'console/src/screens/table/table-screen.test.tsx',
  },
  {
    gate: 'records are looked for only in lists that the menu holds',
    file: 'kit/src/plugin/find-records.ts',
    find: 'fields.length > 0 && mayOpen(path)',
    put: 'fields.length > 0',
    suite: 'kit/src/plugin/find-records.test.ts',
  },
  {
    gate: 'a try at the lock counts, whoever made it',
    file: 'console/src/storage/lock-store.ts',
    find: 'const tries = sealed.tries + 1',
    put: 'const tries = 1',
    suite: 'console/src/storage/lock-store.test.ts',
  },
  {
    gate: 'a try at the lock is kept',
    file: 'console/src/storage/lock-store.ts',
    find: 'storeSeal({ ...sealed, tries })',
    put: '',
    suite: 'console/src/storage/lock-store.test.ts',
  },
  {
    gate: 'a path that is a host when read again leads nowhere',
    file: address,
    find: "url.pathname.startsWith('//') ? undefined : ",
    put: '',
    suite: addressSuite,
  },
  {
    gate: 'a path that leads to another origin leads nowhere',
    file: address,
    find: 'return isPath ? undefined : { url }',
    put: 'return { url }',
    suite: addressSuite,
  },
  {
    gate: 'rows of one key are told apart',
    file: rows,
    find: 'counts.set(text, count + 1)',
    put: '',
    suite: rowSuite,
    named,
  },
  { gate: 'rows have a key', file: rows, find: 'key={keys[position]}', put: '', suite: rowSuite, named },
  {
    gate: 'an action that was not granted is not offered',
    file: offered,
    find: '(permission === undefined || permissions.has(permission)) && ',
    put: '',
    suite: offeredSuite,
  },
  {
    gate: 'an action that the deployment lacks is not offered',
    file: offered,
    find: ' && (api === undefined || client.offers(api))',
    put: '',
    suite: offeredSuite,
  },
  {
    gate: 'a change is not taken for made where a secret went with it',
    file: finding,
    find: "return Object.keys(draft).some(isHidden) ? 'unclear' : 'done'",
    put: "return 'done'",
    suite: findingSuite,
  },
  {
    gate: 'a part of the list does not tell that a record is missing',
    file: finding,
    find: "isWhole && !isNear ? 'undone'",
    put: "!isNear ? 'undone'",
    suite: findingSuite,
  },
  {
    gate: 'a write without an answer is looked after before it is offered again',
    file: 'kit/src/resource/model/queries.ts',
    find: 'if (!attempt) throw error',
    put: 'throw error',
    suite: 'kit/src/testing/outcome.test.tsx',
  },
  {
    gate: 'what was typed is never offered to somebody else',
    file: 'console/src/drafts/model.ts',
    find: 'owner !== ownerOf(user)',
    put: "owner === '' && owner !== ownerOf(user)",
    also: [['ownerOf(user) === owner', 'owner.length > 0']],
    suite: 'console/src/drafts/model.test.ts',
  },
  {
    gate: 'what was typed is gone after a sign-out by choice',
    file: 'console/src/drafts/model.ts',
    find: "why === 'signedOut' || open.decided ? nothing : ",
    put: '',
    suite: 'console/src/drafts/model.test.ts',
  },
  {
    gate: 'another window learns of unsaved work before it signs out',
    file: 'console/src/drafts/model.ts',
    find: 'atStake(works, tabs).length > 0',
    put: 'atStake(works, tabs).length > 1',
    suite: 'console/src/drafts/model.test.ts',
  },
  {
    gate: 'a secret is not kept beyond its form',
    file: 'kit/src/resource/form/form-values.ts',
    find: 'shape.fields[name]?.isSecret === false && ',
    put: '',
    suite: 'kit/src/resource/form/form-values.test.ts',
  },
  {
    gate: 'a filter that compares whole values says so',
    file: 'kit/src/resource/list/search-bar.tsx',
    find: "client.profile.filtersExactly?.(resource.api.list) ? t('search.exact') : undefined",
    put: 'undefined',
    suite: 'kit/src/testing/list.test.tsx',
    named: 'filters that compare whole values',
  },
  {
    gate: 'an editor says where the platform takes formatting out',
    file: 'kit/src/fields/rich-text/rich-text-editor.tsx',
    find: 'const warning = client.profile.stripsMarkup &&',
    put: 'const warning = false &&',
    suite: 'kit/src/fields/rich-text/rich-text.test.tsx',
    named: 'the editor says where',
  },
  {
    gate: 'a failure that a person is spared is in the log',
    file: 'console/src/logs/crash-entry.ts',
    find: 'if (isTechnicalError(error)) log(crashEntry(error, location.href))',
    put: '',
    suite: 'console/src/app/client.test.ts',
  },
  {
    gate: 'a picture of a strange origin is not asked for',
    file: 'kit/src/runtime/picture-address.ts',
    find: 'origins.includes(origin) ? { source: href }',
    put: "href.includes(origins[0] ?? '') ? { source: href }",
    suite: 'kit/src/runtime/picture-address.test.ts',
  },
]
