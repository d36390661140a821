// one small mutation per gate of what a client gives beside its calls: keys of queries, rows of pages, logs
export const clientMutations = [
  {
    gate: 'keys begin with the person',
    file: 'query.ts',
    find: '  ...scope,\n',
    put: '',
    suite: 'query.test.ts',
  },
  { gate: 'a row comes once', file: 'records.ts', find: 'seen.size < seen.add(key).size', put: 'true', suite: 'records.test.ts' },
  {
    gate: 'ids out of order are looked up',
    file: 'records.ts',
    find: 'if (this.#rises ? !isAfter(key, last) : !isAfter(last, key)) return false',
    put: '',
    suite: 'records.test.ts',
  },
  {
    gate: 'a page on its way holds nobody up',
    file: 'records.ts',
    find: 'if (!reading) return end',
    put: 'return end',
    suite: 'records.test.ts',
  },
  {
    gate: 'a row that slipped back is found',
    file: 'records.ts',
    find: 'if (shrunk > 0 && rewinds < mostRewinds)',
    put: 'if (false)',
    suite: 'records.test.ts',
  },
  {
    gate: 'logs show no values',
    file: 'call-log.ts',
    find: "telling.has(name) && typeof value !== 'object' ? value : '…'",
    put: 'value',
    suite: 'observe.test.ts',
  },
]
