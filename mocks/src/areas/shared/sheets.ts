import type { Operation } from '@jwsk/sdk'
import { toFields } from '../../engine/fields'
import { type Call, type Mock, mock } from '../../engine/mock'
import type { paginate } from '../../engine/query'
import { businessError, Refusal } from '../../engine/refusal'
import { type Draft, validateRules } from '../../engine/rules'
import { readSheet } from '../../engine/sheet/read-sheet'
import { type Column, createSpreadsheetResponse } from '../../engine/sheet/spreadsheet'
import type { StoredRow } from '../../engine/world/table'
import type { TableKey, World } from '../../engine/world/world'
import { dictBizTable, dictTable, getDictEntries } from '../../system/configuration/dict-table'

/** Column of a workbook: its heading, its field and the conversion between cell and value. */
export interface SheetColumn {
  readonly heading: string
  readonly field: string
  /** Code of the dictionary whose labels the cells show. */
  readonly dict?: string
  /** Returns the referenced rows with the names that the cells show. */
  readonly names?: (world: World) => ReadonlyMap<string, string>
  readonly number?: true
}

/** Returns the labels of a dictionary by key, from either dictionary table. */
function getDictLabels(world: World, code: string): ReadonlyMap<string, string> {
  const entries = [dictBizTable, dictTable].map((table) => getDictEntries(world, table, code)).find((rows) => rows.length > 0) ?? []
  return new Map(entries.map((entry) => [String(entry.dictKey), entry.dictValue]))
}

/** Parses `heading field` pairs; `:code` after the field names a dictionary, `#` marks a number. */
export const defineSheetColumns = (list: string, more: readonly SheetColumn[] = []): readonly SheetColumn[] => [
  ...list.split(',').map((entry): SheetColumn => {
    const [heading = '', field = ''] = entry.trim().split(' ')
    const [name = '', dict] = field.replace('#', '').split(':')
    return { heading, field: name, ...(dict && { dict }), ...(field.endsWith('#') && { number: true }) }
  }),
  ...more,
]

/** Creates a column that refers to another entity and maps names to ids. */
export const createReferenceColumn = <Row extends StoredRow>(
  heading: string,
  field: string,
  [table, name]: readonly [TableKey<Row>, keyof Row & string],
): SheetColumn => ({
  heading,
  field,
  names: (world) =>
    new Map(
      world
        .table(table)
        .all()
        .map((row) => [row.id, String(row[name])]),
    ),
})

const toHeadings = (list: readonly SheetColumn[]): readonly Column[] => list.map(({ heading, field }) => [heading, field])

const maxExportRows = 999_999

/** Creates the mock of `export-…`: exports all rows that the page call would find, with labels for codes. */
export const createExportMock = (operation: Operation, page: Mock, [name, list]: readonly [string, readonly SheetColumn[]]): Mock =>
  mock(operation, async (call) => {
    const { platform } = call
    const unlimitedPlatform = { ...platform, lists: { ...platform.lists, maxPageSize: maxExportRows } }
    const query = { ...call.query, current: '1', size: String(maxExportRows) }
    // `caller` is a getter: a copy of the call keeps its value
    const all = (await page.answer({ ...call, platform: unlimitedPlatform, query })) as ReturnType<typeof paginate<object>>
    const labelColumns = list.map(
      ({ field, dict, names }) =>
        [field, dict ? getDictLabels(call.world, dict) : (names?.(call.world) ?? new Map<string, string>())] as const,
    )
    const rows = all.records.map((row) =>
      Object.fromEntries(
        labelColumns.map(([field, labels]) => {
          const value: unknown = Reflect.get(row, field) ?? ''
          return [field, labels.get(String(value)) ?? value]
        }),
      ),
    )
    return createSpreadsheetResponse(name, toHeadings(list), rows)
  })

/** Creates the mock of `export-template`: a workbook with the headings that an import expects. */
export const createTemplateMock = (operation: Operation, [name, list]: readonly [string, readonly SheetColumn[]]): Mock =>
  mock(operation, () => createSpreadsheetResponse(`${name}导入模板`, toHeadings(list), []))

interface Failure {
  readonly row: number
  readonly field?: string
  readonly message: string
}

export interface ImportRules {
  /** Mock of the entity's submit call, which an import runs for each row. */
  readonly submit: Mock
  readonly columns: readonly SheetColumn[]
  /** Finds the row that an imported one would replace. */
  readonly findDuplicate: (draft: Draft, world: World) => StoredRow | undefined
  readonly duplicate: { readonly field: string; readonly message: string }
}

/** Creates the mock of `import-…`: each row is validated like a submit; bad rows are reported, good ones are stored. */
export const createImportMock = (operation: Operation, rules: ImportRules): Mock =>
  mock(operation, async (call) => {
    const { file, isCovered } = toFields(call.body)
    if (!(file instanceof Blob)) throw businessError('file:不能为空')
    const lines = await readSheet(file)
    const [headings = [], ...rest] = lines
    const missing = rules.columns.filter(({ heading }) => !headings.includes(heading))
    if (missing.length === rules.columns.length) throw businessError('导入文件与模板不符')
    const covers = String(isCovered ?? call.query['isCovered'] ?? '0') === '1'
    const failures: Failure[] = []
    for (const [index, cells] of rest.entries()) {
      const failure = await importRow(call, rules, { cells: new Map(headings.map((heading, at) => [heading, cells[at] ?? ''])), covers })
      if (failure) failures.push({ row: index + 2, ...failure })
    }
    return { total: rest.length, successCount: rest.length - failures.length, failCount: failures.length, failures }
  })

async function importRow(
  call: Call,
  rules: ImportRules,
  line: { readonly cells: ReadonlyMap<string, string>; readonly covers: boolean },
): Promise<Omit<Failure, 'row'> | undefined> {
  try {
    const draft = toDraft(rules.columns, line.cells, call.world)
    const twin = rules.findDuplicate(draft, call.world)
    if (twin && !line.covers) return rules.duplicate
    validateRules(rules.submit.operation.rules, draft)
    await rules.submit.answer({ ...call, query: {}, body: twin ? { ...draft, id: twin.id } : draft })
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return parseFieldError(error.message, rules.columns)
    throw error
  }
}

/** Parses an error of a row; the message names the column, because the user corrects the row in the file. */
function parseFieldError(text: string, list: readonly SheetColumn[]): Omit<Failure, 'row'> {
  const [, field, message] = /^([a-z]\w*):(.+)$/i.exec(text) ?? []
  if (!field || !message) return { message: text }
  const heading = list.find((column) => column.field === field)?.heading ?? ''
  return { field, message: message.startsWith(heading) ? message : heading + message }
}

function toDraft(list: readonly SheetColumn[], cells: ReadonlyMap<string, string>, world: World): Draft {
  const draft: Record<string, unknown> = {}
  for (const column of list) {
    const text = cells.get(column.heading) ?? ''
    if (text !== '') draft[column.field] = parseCell(column, text, world)
  }
  return draft
}

function parseCell({ field, dict, names, number }: SheetColumn, text: string, world: World): unknown {
  if (number) {
    if (!/^-?\d+$/.test(text)) throw businessError(`${field}:格式不正确`)
    return Number(text)
  }
  const known = dict ? getDictLabels(world, dict) : names?.(world)
  if (!known) return text
  const found = [...known].find(([, label]) => label === text)
  if (!found) throw businessError(`${field}:取值不正确`)
  return dict ? Number(found[0]) : found[0]
}
