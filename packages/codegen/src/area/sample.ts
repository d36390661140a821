// creates example values for contracts, seeded rows for the mock, and drafts for tests
import type { Plan } from '../plan'
import type { ContractColumn } from './contract-columns'

const texts = (title: string, maxLength: number | undefined, nth: string) => {
  const room = (maxLength ?? 60) - nth.length
  return `${title.slice(0, Math.max(room, 0))}${nth}`.slice(0, maxLength)
}

const imageUrl = 'https://cdn.example.com/a.jpg'

/** Creates a value of a column that its contract accepts. */
export function createSample({ column, property }: ContractColumn, { dictionaries }: Plan): string | number | boolean {
  const code = property['x-dict']
  if (code !== undefined) {
    const [key = '1'] = dictionaries.get(code)?.keys ?? []
    return property.type === 'integer' ? Number(key) || 1 : key
  }
  switch (property.schema ?? property.type) {
    case 'Id':
      return '1800000000000000001'
    case 'Money':
    case 'Decimal':
      return '12.50'
    case 'DateTime':
      return '2026-03-01 08:00:00'
    case 'Date':
      return '2026-03-01'
    case 'Image':
      return imageUrl
    case 'integer':
      return 1
    case 'boolean':
      return true
    default:
      return property.pattern === undefined ? texts(column.comment, property.maxLength, '1') : '08:00:00'
  }
}

/** Renders the keys of a dictionary in turn; `undefined` if its keys are unknown or there is only one. */
function renderSpread({ type, 'x-dict': dictionary }: ContractColumn['property'], { dictionaries }: Plan): string | undefined {
  const keys = (dictionary === undefined ? undefined : dictionaries.get(dictionary)?.keys) ?? []
  const values = type === 'integer' ? keys.map(Number).filter(Number.isInteger) : keys
  return values.length > 1 ? `spread(${JSON.stringify(values).replaceAll('"', "'").replaceAll(',', ', ')}, index)` : undefined
}

/** Renders the code of a value of the nth seeded row; `index`, `time` and `spread` are in scope there. */
export function renderSeedValue(described: ContractColumn, plan: Plan): string {
  const { column, property } = described
  const spread = renderSpread(property, plan)
  if (spread) return spread
  const sample = createSample(described, plan)
  if (property['x-dict'] !== undefined || property.schema === 'Image') return JSON.stringify(sample).replaceAll('"', "'")
  switch (property.schema ?? property.type) {
    case 'Id':
      return "'1800000000000000001'"
    case 'Money':
      return `\`\${index + 12}.50\``
    case 'Decimal':
      return `\`\${index}.5\``
    case 'DateTime':
      return 'time'
    case 'Date':
      return 'time.slice(0, 10)'
    case 'integer':
      return property.enum ? 'index % 2 === 0 ? 1 : 0' : 'index + 1'
    case 'boolean':
      return 'index % 2 === 0'
    default:
      if (property.pattern !== undefined) return "'08:00:00'"
      return (property.maxLength ?? maxLength) < 3
        ? "'A'"
        : `\`${texts(column.comment, (property.maxLength ?? maxLength) - 2, '')}\${index + 1}\``
  }
}

const maxLength = 60
