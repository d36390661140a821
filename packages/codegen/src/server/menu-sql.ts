// renders the menu entry with its buttons, and the platform columns that the table lacks
import type { AreaEntity } from '../area/render-contract'
import { baseColumns, type Plan } from '../plan'

/** Hashes a name to 19 digits, the same for the same name. */
function hashToId(name: string): string {
  let hash = 14695981039346656037n
  for (const letter of name) hash = ((hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 1099511628211n) % 2n ** 64n
  return `18${String(hash).padStart(20, '0').slice(-17)}`
}

const columns = '(id, parent_id, code, name, alias, path, source, sort, category, action, is_open, remark, is_deleted)'
const buttons = [
  ['add', '新增', 'pi pi-plus', 1],
  ['edit', '修改', 'pi pi-pencil', 2],
  ['delete', '删除', 'pi pi-trash', 3],
  ['view', '查看', 'pi pi-eye', 2],
] as const

const added: ReadonlyMap<string, string> = new Map([
  ['tenant_id', "varchar(12) DEFAULT '000000' COMMENT '租户编号'"],
  ['create_user', "bigint DEFAULT NULL COMMENT '创建人'"],
  ['create_dept', "bigint DEFAULT NULL COMMENT '创建部门'"],
  ['create_time', "datetime DEFAULT NULL COMMENT '创建时间'"],
  ['update_user', "bigint DEFAULT NULL COMMENT '修改人'"],
  ['update_time', "datetime DEFAULT NULL COMMENT '修改时间'"],
  ['status', "int DEFAULT 1 COMMENT '状态'"],
  ['is_deleted', "int DEFAULT 0 COMMENT '是否已删除'"],
])

function missingColumns({ hasBase, columns: known, table }: Plan): readonly string[] {
  const names = new Set(known.map(({ name }) => name.toLowerCase()))
  const missing = hasBase ? baseColumns.filter((name) => added.has(name) && !names.has(name)) : []
  if (missing.length === 0) return []
  const lines = missing.map((name) => `  ADD COLUMN ${name} ${added.get(name)}`)
  return [`-- 实体基类 TenantEntity 所需、表中尚缺的列`, `ALTER TABLE ${table}\n${lines.join(',\n')};`, '']
}

export function renderMenuSql({ plan, names }: AreaEntity, area: string): string {
  const path = `/${area}/${names.entity}`
  const menu = hashToId(path)
  const rows = buttons.map(
    ([alias, name, source, action], index) =>
      `  (${hashToId(`${path}/${alias}`)}, ${menu}, '${names.code}_${alias}', '${name}', '${alias}', '${path}/${alias}', '${source}', ${index + 1}, 2, ${action}, 1, NULL, 0)`,
  )
  return [
    ...missingColumns(plan),
    `-- ${plan.title}：菜单与按钮；父级 0 为顶级，按需改为所属目录的主键`,
    `INSERT INTO blade_menu ${columns} VALUES`,
    `  (${menu}, 0, '${names.entity}', '${plan.title}', 'menu', '${path}', 'pi pi-box', 1, 1, 0, 1, NULL, 0);`,
    `INSERT INTO blade_menu ${columns} VALUES`,
    `${rows.join(',\n')};`,
    '',
  ].join('\n')
}
