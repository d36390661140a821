// helpers shared by all Java files of an area
import type { AreaEntity } from '../area/render-contract'

const importsByType: ReadonlyMap<string, string> = new Map([
  ['BigDecimal', 'java.math.BigDecimal'],
  ['LocalDateTime', 'java.time.LocalDateTime'],
  ['LocalDate', 'java.time.LocalDate'],
  ['LocalTime', 'java.time.LocalTime'],
  ['Date', 'java.util.Date'],
])

/** Returns the import that a type needs; none for types of `java.lang`. */
export const getImport = (type: string): readonly string[] => {
  const known = importsByType.get(type)
  return known === undefined ? [] : [known]
}

interface Source {
  readonly package: string
  readonly imports: readonly string[]
  readonly comment: string
  readonly author: string
  readonly body: readonly string[]
}

const isJava = (name: string) => /^(java|jakarta)\./.test(name)

/** Renders a Java file: package, sorted imports, comment, and its single type. */
export function renderJavaFile({ package: home, imports, comment, author, body }: Source): string {
  const all = [...new Set(imports)].sort()
  const groups = [all.filter((name) => !isJava(name)), all.filter(isJava)].filter((group) => group.length > 0)
  return [
    `package ${home};`,
    '',
    ...groups.flatMap((group) => [...group.map((name) => `import ${name};`), '']),
    '/**',
    ` * ${comment}`,
    ...(author === '' ? [] : [' *', ` * @author ${author}`]),
    ' */',
    ...body,
    '',
  ].join('\n')
}

/** Returns the class names of an entity's Java files. */
export function getJavaNames({ plan, names }: AreaEntity) {
  const { packageName: root } = plan
  const { type } = names
  return {
    root,
    entity: `${type}Entity`,
    vo: `${type}VO`,
    dto: `${type}DTO`,
    mapper: `${type}Mapper`,
    service: `I${type}Service`,
    impl: `${type}ServiceImpl`,
    wrapper: `${type}Wrapper`,
    controller: `${type}Controller`,
    client: `I${type}Client`,
    entityClass: `${root}.pojo.entity.${type}Entity`,
    voClass: `${root}.pojo.vo.${type}VO`,
    mapperClass: `${root}.mapper.${type}Mapper`,
    serviceClass: `${root}.service.I${type}Service`,
    wrapperClass: `${root}.wrapper.${type}Wrapper`,
    clientClass: `${root}.feign.I${type}Client`,
  }
}

export const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => (line === '' ? '' : `\t${line}`))
