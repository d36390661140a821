import { defineTable } from '../../engine/world/world'
import { type AuditedRow, createPlatformColumns } from '../audited-row'
import {
  findPhysicalTable,
  inferWidget,
  isOwnColumn,
  type PhysicalColumn,
  toCamelCase,
  toEntityName,
  toFlag,
  toJavaClass,
  toJavaType,
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
  const columns = createPlatformColumns(world, 'model')
  return modelled.flatMap((name, index) => {
    const table = findPhysicalTable(name)
    if (!table) return []
    const modelClass = toEntityName(name)
    return [
      {
        datasourceId: world.seedId('datasource', table.source),
        modelName: table.comment,
        modelCode: toCamelCase(name.replace(/^[a-z]+_/, '')),
        modelTable: name,
        modelClass: `${modelClass}Entity`,
        modelRemark: '',
        ...columns(index, 200 - index * 30),
      },
    ]
  })
})

/** Creates the designer's initial settings of a column. */
export const createPrototype = (modelId: string, column: PhysicalColumn) => ({
  modelId,
  jdbcName: column.name,
  jdbcType: column.type,
  jdbcComment: column.comment,
  propertyName: toCamelCase(column.name),
  propertyType: toJavaType(column.type),
  propertyEntity: toJavaClass(column.type),
  isForm: toFlag(isOwnColumn(column.name)),
  isRow: toFlag(inferWidget(column) === 'textarea'),
  isRequired: toFlag(false),
  isQuery: toFlag(isOwnColumn(column.name) && inferWidget(column) === 'input'),
  isList: toFlag(isOwnColumn(column.name)),
  componentType: inferWidget(column),
  dictCode: '',
  queryType: inferWidget(column) === 'input' ? 'like' : 'equal',
})

export type Prototype = ReturnType<typeof createPrototype>
export type PrototypeRow = Prototype & AuditedRow

/** Fields of the first model, the only designed one; the others still follow their tables. */
export const prototypeTable = defineTable<PrototypeRow>('modelPrototype', (world) => {
  const columns = createPlatformColumns(world, 'modelPrototype')
  const [model] = world.table(modelTable).all()
  const table = model && findPhysicalTable(model.modelTable)
  return (table?.columns ?? []).map((column, index) => ({ ...createPrototype(model?.id ?? '', column), ...columns(index, 190) }))
})
