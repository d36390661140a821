import { defineTable } from '../../engine/world/table'
import { type AuditedRow, platformColumns } from '../audited-row'
import {
  camelCase,
  entityName,
  flagOf,
  isOwnColumn,
  javaClass,
  javaType,
  type PhysicalColumn,
  physicalTable,
  widgetOf,
} from './physical-tables'

export interface ModelRow extends AuditedRow {
  readonly datasourceId: string
  readonly modelName: string
  readonly modelCode: string
  readonly modelTable: string
  readonly modelClass: string
  readonly modelRemark: string
}

const modelled = ['jwsk_parking_lot', 'jwsk_scenic_spot', 'jwsk_shop', 'dp_inspection']

export const modelTable = defineTable<ModelRow>('model', (world) => {
  const columns = platformColumns(world, 'model')
  return modelled.flatMap((name, index) => {
    const table = physicalTable(name)
    if (!table) return []
    const modelClass = entityName(name)
    return [
      {
        datasourceId: world.seedId('datasource', table.source),
        modelName: table.comment,
        modelCode: camelCase(name.replace(/^[a-z]+_/, '')),
        modelTable: name,
        modelClass: `${modelClass}Entity`,
        modelRemark: '',
        ...columns(index, 200 - index * 30),
      },
    ]
  })
})

/** What the designer begins with for a column. */
export const prototypeOf = (modelId: string, column: PhysicalColumn) => ({
  modelId,
  jdbcName: column.name,
  jdbcType: column.type,
  jdbcComment: column.comment,
  propertyName: camelCase(column.name),
  propertyType: javaType(column.type),
  propertyEntity: javaClass(column.type),
  isForm: flagOf(isOwnColumn(column.name)),
  isRow: flagOf(widgetOf(column) === 'textarea'),
  isRequired: flagOf(false),
  isQuery: flagOf(isOwnColumn(column.name) && widgetOf(column) === 'input'),
  isList: flagOf(isOwnColumn(column.name)),
  componentType: widgetOf(column),
  dictCode: '',
  queryType: widgetOf(column) === 'input' ? 'like' : 'equal',
})

export type Prototype = ReturnType<typeof prototypeOf>
export type PrototypeRow = Prototype & AuditedRow

/** Only the first model has been designed; the others still follow their tables. */
export const prototypeTable = defineTable<PrototypeRow>('modelPrototype', (world) => {
  const columns = platformColumns(world, 'modelPrototype')
  const [model] = world.table(modelTable).all()
  const table = model && physicalTable(model.modelTable)
  return (table?.columns ?? []).map((column, index) => ({ ...prototypeOf(model?.id ?? '', column), ...columns(index, 190) }))
})
