import { isValues, type Values } from './recording'

/** Fields whose values depend on the run or machine, or are secret: only their type is compared. */
const volatileFields = new Set([
  'createTime',
  'updateTime',
  'password',
  'clientSecret',
  'accessToken',
  'refreshToken',
  'key',
  'image',
  'avatar',
  'license',
  // place and cause of a server failure
  'userAgent',
  'methodClass',
  'methodName',
  'fileName',
  'lineNumber',
  'exceptionName',
  'stackTrace',
])
const getLastSegment = (path: string) => path.split('.').at(-1) ?? ''
const idLike = /^\d{16,20}$/

export interface Comparison {
  readonly expected: unknown
  readonly ids: Map<string, string>
  /** Ids of initial rows, which are the same in both. */
  readonly seeded: ReadonlySet<string>
  /** Whether the recorded body was cut. */
  readonly cut: boolean
}

const databaseText = /^\n### (Error \w+ database\. {2}Cause: [^\n]*)/

/** Whether the text is several ids, comma-separated; 0 is the root of a tree. */
const looksLikeIds = (text: string) => text.includes(',') && text.split(',').every((part) => part === '0' || idLike.test(part))

/** Kind of a difference: `shape` is a field or a type, `value` a value or a count. */
export interface Difference {
  readonly kind: 'shape' | 'value'
  readonly text: string
}

interface Pair<Expected = unknown, Actual = unknown> {
  readonly expected: Expected
  readonly actual: Actual
}

/** Lists the differences between a response and its recording. */
export function compareResponses(response: unknown, { expected: recorded, ids, seeded, cut }: Comparison): Difference[] {
  const differences: Difference[] = []
  const report = (path: string, text: string, kind: Difference['kind'] = 'value'): void => {
    differences.push({ kind, text: `${path || 'body'}: ${text}` })
  }

  const compareIds = (path: string, { expected, actual }: Pair<string, string>) => {
    const known = ids.get(expected)
    if (known === undefined && expected !== actual && !seeded.has(expected) && !seeded.has(actual)) ids.set(expected, actual)
    else if ((known ?? expected) !== actual) report(path, `id ${actual} for ${known ?? expected}`)
  }

  const compareTexts = (path: string, { expected, actual }: Pair<string, string>): void => {
    const name = getLastSegment(path)
    if (expected === actual || volatileFields.has(name) || /^<.*>$/.test(expected) || hasSameBeginning({ expected, actual })) return
    if (idLike.test(expected) && idLike.test(actual)) {
      compareIds(path, { expected, actual })
      return
    }
    if (looksLikeIds(expected)) {
      const right = actual.split(',')
      for (const [index, part] of expected.split(',').entries())
        compareTexts(`${path}[${index}]`, { expected: part, actual: right[index] ?? '' })
      return
    }
    // the birthday of a new tenant's account is its creation time
    if (name === 'birthday' && /^20\d\d-\d\d-\d\d \d\d:/.test(expected)) return
    if (name === 'tenantId' && ids.get(expected) === undefined) ids.set(expected, actual)
    if (ids.get(expected) !== actual) report(path, `${JSON.stringify(actual)} for ${JSON.stringify(expected)}`)
  }

  // the text after the cause names mappers and statements that the mock lacks
  const hasSameBeginning = ({ expected, actual }: Pair<string, string>): boolean => {
    const [, cause] = databaseText.exec(expected) ?? []
    if (cause !== undefined) return databaseText.exec(actual)?.[1]?.startsWith(cause.replace(/…$/, '')) ?? false
    return cut && expected.endsWith('…') && actual.startsWith(expected.slice(0, -1))
  }

  const compareLists = (path: string, { expected, actual }: Pair<readonly unknown[]>): void => {
    if (!Array.isArray(actual)) {
      report(path, 'no list', 'shape')
      return
    }
    if (actual.length !== expected.length && !(cut && actual.length > expected.length))
      report(path, `${actual.length} entries for ${expected.length}`)
    for (const [index, part] of expected.entries())
      if (index < actual.length) compare(`${path}[${index}]`, { expected: part, actual: actual[index] })
  }

  const compareRecords = (path: string, { expected, actual }: Pair<Values>): void => {
    if (!isValues(actual)) {
      report(path, `${JSON.stringify(actual)} for a record`, 'shape')
      return
    }
    for (const name of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      if (cut && name === 'children' && !(name in expected)) continue
      if (!(name in actual)) report(path, `lacks ${name}`, 'shape')
      else if (!(name in expected)) report(path, `has ${name}`, 'shape')
      else compare(`${path}.${name}`, { expected: expected[name], actual: actual[name] })
    }
  }

  const compare = (path: string, { expected, actual }: Pair): void => {
    if (Array.isArray(expected)) compareLists(path, { expected, actual })
    else if (isValues(expected)) compareRecords(path, { expected, actual })
    else if (typeof expected === 'string' && typeof actual === 'string') compareTexts(path, { expected, actual })
    else if (expected !== actual) {
      const alike = typeof expected === typeof actual && (expected === null) === (actual === null)
      if (!alike || !volatileFields.has(getLastSegment(path)))
        report(path, `${JSON.stringify(actual)} for ${JSON.stringify(expected)}`, alike ? 'value' : 'shape')
    }
  }

  compare('', { expected: recorded, actual: response })
  return differences
}
