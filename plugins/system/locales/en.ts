import type { SameKeys } from '@jwsk/kit'
import type reference from './zh-cn'

const texts: SameKeys<typeof reference> = {
  tenantPackage: {
    title: 'Tenant packages',
    hint: 'A package is a set of menus; a tenant that has it sees those menus and no others.',
    record: 'package',
    fields: { packageName: 'Package name', menuId: 'Menus', remark: 'Remark' },
  },
}

export default texts
