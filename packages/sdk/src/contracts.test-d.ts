// checked by tsc: input and output types of the generated operations
import type { auth } from './generated/auth'
import type { dict, menu, role, tenant, tenantPackage, User, user } from './generated/system'
import type { InputOf, OutputOf, RowOf } from './operation'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <T extends true>(_fact?: T) => undefined

// rows: only known names, the id is always present, derived names are readable, secrets are absent
const row = {} as RowOf<typeof user.page>
holds<Equal<typeof row.id, string>>()
holds<Equal<typeof row.account, string>>()
holds<Equal<typeof row.deptName, string | undefined>>()
holds<Equal<RowOf<typeof user.page>, User>>()
holds<Equal<RowOf<typeof user.userList>, User>>()
// @ts-expect-error a row has no other names
row.acount
// @ts-expect-error a password is never read
row.password

// drafts: the id is optional, derived names are rejected
const draft = { tenantId: '000000', account: 'a', name: 'a', realName: 'ab', roleId: '1', deptId: '1', postId: '1' }
holds<Equal<InputOf<typeof user.update>['id'], string | undefined>>()
const change: InputOf<typeof user.update> = draft
const addition: InputOf<typeof user.submit> = { ...draft, password: 'x', password2: 'x' }
// @ts-expect-error a new user needs a password
const bare: InputOf<typeof user.submit> = draft
// @ts-expect-error a derived name cannot be written
const derived: InputOf<typeof user.update> = { ...draft, deptName: '票务组' }
// @ts-expect-error the server numbers its tenants
const numbered: InputOf<typeof tenant.submit> = { tenantName: 'a', linkman: 'a', tenantId: '880001' }
// @ts-expect-error a required field is required
const unnamed: InputOf<typeof tenantPackage.submit> = { menuId: '1' }

// queries: only the parameters of the call, with their types
const search: InputOf<typeof tenantPackage.page> = { current: 1, size: 20, packageName: '景区', descs: 'createTime' }
// @ts-expect-error a filter that the call does not take
const misspelt: InputOf<typeof tenantPackage.page> = { packagename: '景区' }
// @ts-expect-error a page number is a number
const text: InputOf<typeof tenantPackage.page> = { current: '1' }
// @ts-expect-error ids are needed
const nothing: InputOf<typeof user.remove> = {}
// @ts-expect-error no such grant
const grant: InputOf<typeof auth.token> = { grant_type: 'passwort' }

// output: a tree is typed at any depth, a write has no payload, a file is a Blob
const menus = {} as OutputOf<typeof menu.list>
holds<Equal<(typeof menus)[number]['code'], string>>()
const grandchild = menus[0]?.children?.[0]?.children?.[0]
holds<Equal<typeof grandchild, RowOf<typeof menu.list> | undefined>>()
holds<Equal<OutputOf<typeof role.grant>, undefined>>()
holds<Equal<OutputOf<typeof role.alias>, string[]>>()
holds<Equal<OutputOf<typeof user.exportUser>, Blob>>()
holds<Equal<InputOf<typeof user.importUser>['file'], Blob>>()
holds<Equal<RowOf<typeof dict.dictionary>['dictKey'], string | number>>()
holds<Equal<OutputOf<typeof auth.token>['access_token'], string>>()
holds<Equal<InputOf<typeof auth.captcha>, undefined>>()

export const cases = [change, addition, bare, derived, numbered, unnamed, search, misspelt, text, nothing, grant]
