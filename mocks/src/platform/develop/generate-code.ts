import { getOwn } from '@jwsk/sdk'
import type { World } from '../../engine/world/world'
import type { CodeRow } from './code-table'
import { createPrototype, modelTable, type Prototype, prototypeTable } from './model-table'
import { findPhysicalTable, toEntityName } from './physical-tables'

export type Plan = Pick<CodeRow, 'codeName' | 'serviceName' | 'tableName' | 'packageName' | 'author'> & {
  readonly modelId?: string | undefined
}

/** Returns the fields of a plan: the designed ones, or those of its table. */
function getFields(world: World, { modelId = '', tableName }: Plan): readonly Prototype[] {
  const designed = world
    .table(prototypeTable)
    .all()
    .filter((row) => row.modelId === modelId)
  if (designed.length > 0) return designed
  const name = world.table(modelTable).get(modelId)?.modelTable ?? tableName
  return (findPhysicalTable(name)?.columns ?? []).map((column) => createPrototype(modelId, column))
}

const toKebabCase = (name: string) => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

function renderEntity({ codeName, tableName, packageName, author }: Plan, fields: readonly Prototype[]): string {
  const own = fields.filter((field) => field.isForm === 1)
  const imports = [...new Set(own.map((field) => field.propertyEntity))].filter((name) => !name.startsWith('java.lang.')).sort()
  return [
    `package ${packageName}.entity;`,
    '',
    ...imports.map((name) => `import ${name};`),
    '',
    `/** ${codeName} · ${author} */`,
    `@TableName("${tableName}")`,
    `public class ${toEntityName(tableName)} extends TenantEntity {`,
    ...own.flatMap((field) => [`  /** ${field.jdbcComment} */`, `  private ${field.propertyType} ${field.propertyName};`]),
    '}',
    '',
  ].join('\n')
}

function renderController({ codeName, tableName, packageName }: Plan): string {
  const name = toEntityName(tableName)
  return [
    `package ${packageName}.controller;`,
    '',
    `/** ${codeName} */`,
    '@RestController',
    `@RequestMapping("/${toKebabCase(name)}")`,
    `public class ${name}Controller {`,
    `  private final I${name}Service service;`,
    '',
    `  public ${name}Controller(I${name}Service service) {`,
    '    this.service = service;',
    '  }',
    '}',
    '',
  ].join('\n')
}

const widgets: Readonly<Record<string, string>> = {
  input: 'text',
  number: 'number',
  date: 'dateTime',
  textarea: 'textarea',
  select: 'dict',
  switch: 'toggle',
  upload: 'file',
  tree: 'tree',
}

function renderScreen({ tableName }: Plan, fields: readonly Prototype[]): string {
  const own = fields.filter((field) => field.isForm === 1)
  return [
    `// ${tableName}`,
    'export const fields = {',
    ...own.map(
      (field) =>
        `  ${field.propertyName}: ${getOwn(widgets, field.componentType) ?? 'text'}(${field.dictCode ? `'${field.dictCode}'` : ''}),`,
    ),
    '}',
    `export const columns = [${own
      .filter((field) => field.isList === 1)
      .map((field) => `'${field.propertyName}'`)
      .join(', ')}]`,
    `export const search = [${own
      .filter((field) => field.isQuery === 1)
      .map((field) => `'${field.propertyName}'`)
      .join(', ')}]`,
    '',
  ].join('\n')
}

function renderSql({ codeName, tableName }: Plan, fields: readonly Prototype[]): string {
  const lines = fields.map((field) => `  ${field.jdbcName} ${field.jdbcType} COMMENT '${field.jdbcComment}'`)
  return [`-- ${codeName}`, `CREATE TABLE IF NOT EXISTS ${tableName} (`, [...lines, '  PRIMARY KEY (id)'].join(',\n'), ');', ''].join('\n')
}

/** Generates the files of a plan, by path. */
export function generateCode(world: World, plan: Plan): Readonly<Record<string, string>> {
  const fields = getFields(world, plan)
  const name = toEntityName(plan.tableName)
  const folder = `${plan.serviceName}/src/main/java/${plan.packageName.replaceAll('.', '/')}`
  return {
    [`${folder}/entity/${name}.java`]: renderEntity(plan, fields),
    [`${folder}/controller/${name}Controller.java`]: renderController(plan),
    [`sql/${plan.tableName}.sql`]: renderSql(plan, fields),
    [`web/${toKebabCase(name)}.ts`]: renderScreen(plan, fields),
  }
}
