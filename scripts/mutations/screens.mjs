// the same of what people see: `find` becomes `put` in packages/<file>, and packages/<suite> must go red for it
const address = 'kit/src/runtime/read-address.ts'
const addressSuite = 'kit/src/runtime/read-address.test.ts'
const offered = 'kit/src/resource/model/action-settings.ts'
const offeredSuite = 'kit/src/resource/model/action-settings.test.ts'
const rows = 'kit/src/ui/table/data-table.tsx'
const rowSuite = 'kit/src/testing/hostile.test.tsx'
const named = 'rows of one id'

export const screenMutations = [
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
]
