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

/** Lists the differences between a response and its recording. */
export function compareResponses(actual: unknown, { expected, ids, seeded, cut }: Comparison): Difference[] {
  const found: Difference[] = []
  const report = (path: string, text: string, kind: Difference['kind'] = 'value'): void => {
    found.push({ kind, text: `${path || 'body'}: ${text}` })
  }

  const compareIds = (path: string, [expectedValue, actualValue]: readonly [string, string]) => {
    const known = ids.get(expectedValue)
    if (known === undefined && expectedValue !== actualValue && !seeded.has(expectedValue) && !seeded.has(actualValue))
      ids.set(expectedValue, actualValue)
    else if ((known ?? expectedValue) !== actualValue) report(path, `id ${actualValue} for ${known ?? expectedValue}`)
  }

  const compareTexts = (path: string, [expectedValue, actualValue]: readonly [string, string]): void => {
    const name = getLastSegment(path)
    if (
      expectedValue === actualValue ||
      volatileFields.has(name) ||
      /^<.*>$/.test(expectedValue) ||
      hasSameBeginning([expectedValue, actualValue])
    )
      return
    if (idLike.test(expectedValue) && idLike.test(actualValue)) {
      compareIds(path, [expectedValue, actualValue])
      return
    }
    if (looksLikeIds(expectedValue)) {
      const right = actualValue.split(',')
      for (const [index, part] of expectedValue.split(',').entries()) compareTexts(`${path}[${index}]`, [part, right[index] ?? ''])
      return
    }
    // the birthday of a new tenant's account is its creation time
    if (name === 'birthday' && /^20\d\d-\d\d-\d\d \d\d:/.test(expectedValue)) return
    if (name === 'tenantId' && ids.get(expectedValue) === undefined) ids.set(expectedValue, actualValue)
    if (ids.get(expectedValue) !== actualValue) report(path, `${JSON.stringify(actualValue)} for ${JSON.stringify(expectedValue)}`)
  }

  // the text after the cause names mappers and statements that the mock lacks
  const hasSameBeginning = ([expectedValue, actualValue]: readonly [string, string]): boolean => {
    const [, cause] = databaseText.exec(expectedValue) ?? []
    if (cause !== undefined) return databaseText.exec(actualValue)?.[1]?.startsWith(cause.replace(/…$/, '')) ?? false
    return cut && expectedValue.endsWith('…') && actualValue.startsWith(expectedValue.slice(0, -1))
  }

  const compareLists = (path: string, [expectedValue, actualValue]: readonly [readonly unknown[], unknown]): void => {
    if (!Array.isArray(actualValue)) {
      report(path, 'no list', 'shape')
      return
    }
    if (actualValue.length !== expectedValue.length && !(cut && actualValue.length > expectedValue.length))
      report(path, `${actualValue.length} entries for ${expectedValue.length}`)
    for (const [index, part] of expectedValue.entries())
      if (index < actualValue.length) compare(`${path}[${index}]`, [part, actualValue[index]])
  }

  const compareRecords = (path: string, [expectedValue, actualValue]: readonly [Values, unknown]): void => {
    if (!isValues(actualValue)) {
      report(path, `${JSON.stringify(actualValue)} for a record`, 'shape')
      return
    }
    for (const name of new Set([...Object.keys(expectedValue), ...Object.keys(actualValue)])) {
      if (cut && name === 'children' && !(name in expectedValue)) continue
      if (!(name in actualValue)) report(path, `lacks ${name}`, 'shape')
      else if (!(name in expectedValue)) report(path, `has ${name}`, 'shape')
      else compare(`${path}.${name}`, [expectedValue[name], actualValue[name]])
    }
  }

  const compare = (path: string, [expectedValue, actualValue]: readonly [unknown, unknown]): void => {
    if (Array.isArray(expectedValue)) compareLists(path, [expectedValue, actualValue])
    else if (isValues(expectedValue)) compareRecords(path, [expectedValue, actualValue])
    else if (typeof expectedValue === 'string' && typeof actualValue === 'string') compareTexts(path, [expectedValue, actualValue])
    else if (expectedValue !== actualValue) {
      const alike = typeof expectedValue === typeof actualValue && (expectedValue === null) === (actualValue === null)
      if (!alike || !volatileFields.has(getLastSegment(path)))
        report(path, `${JSON.stringify(actualValue)} for ${JSON.stringify(expectedValue)}`, alike ? 'value' : 'shape')
    }
  }

  compare('', [expected, actual])
  return found
}
