import type { LabelsOf } from '@jwsk/kit'
import type tenantPackages from '../resources/tenant-package'

const texts = {
  tenantPackage: {
    title: '租户产品包',
    hint: '一个产品包是一组菜单；租户订购产品包后，只能看到其中的菜单。',
    record: '产品包',
    fields: { packageName: '产品包名称', menuId: '菜单', remark: '备注' },
  } satisfies LabelsOf<typeof tenantPackages>,
}

export default texts
