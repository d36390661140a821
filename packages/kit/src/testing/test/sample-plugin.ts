import { dept, dict, menu, tenant, tenantPackage } from '@jwsk/sdk/system'
import { createElement, useState } from 'react'
import { text } from '../../fields/text/text'
import { textarea } from '../../fields/textarea/textarea'
import { tree } from '../../fields/tree/tree'
import { definePlugin, defineView } from '../../plugin/define-plugin'
import { defineResource } from '../../resource/define-resource'
import type { LabelsOf } from '../../resource/model/labels'
import type { Resource } from '../../resource/model/resource'
import type { Row } from '../../resource/model/row'
import { ResourcePanel } from '../../resource/screen/resource-panel'

const packages = defineResource({
  api: tenantPackage,
  fields: { packageName: text(), menuId: tree({ operation: menu.tree, join: ',', inline: true }), remark: textarea() },
  columns: ['packageName', 'remark'],
  search: ['packageName'],
  sortable: ['packageName'],
  pageSize: 10,
  actions: { view: false },
})

const undoable: Resource = { ...packages, actions: { delete: 'undo' } }

const guarded = { ...packages, permission: 'package', actions: {} }

const acting = defineResource({
  api: tenantPackage,
  fields: { packageName: text(), menuId: tree({ operation: menu.tree, join: ',', inline: true }), remark: textarea(), createTime: text() },
  columns: ['packageName', 'remark'],
  form: { basic: ['packageName', 'remark'], grant: ['menuId'] },
  visibleWhen: { menuId: (draft) => draft.remark !== '不授权' },
  row: (action) => [
    action('archive', {
      tone: 'danger',
      getWarning: (row) => (row.remark === '' ? 'bare' : undefined),
      run: ({ id, packageName, menuId }, { client }) => client.call(tenantPackage.submit, { id, packageName, menuId, remark: '已归档' }),
    }),
    action('touch', {
      skipConfirmReason: 'it only touches',
      when: (row) => row.remark !== '',
      run: ({ id, packageName, menuId }, { client }) => client.call(tenantPackage.submit, { id, packageName, menuId, remark: '' }),
    }),
    action('hidden', { permission: 'package_secret', run: () => Promise.reject(new Error('not granted')) }),
    action.form('note', {
      api: tenantPackage.submit,
      fields: { remark: textarea({ required: true }) },
      initialValues: ({ remark = '' }) => ({ remark }),
      extraInput: ({ id, packageName, menuId }) => ({ id, packageName, menuId }),
    }),
  ],
  bulk: (action) => [action('count', { skipConfirmReason: 'it counts', run: (rows) => Promise.resolve(rows.length) })],
  toolbar: (action) => [action('sync', { skipConfirmReason: 'it reads', run: (_, { client }) => client.call(tenantPackage.page) })],
})

const departments = defineResource({
  api: { ...dept, list: dept.lazyList },
  fields: { deptName: text(), fullName: text(), remark: textarea() },
  columns: ['deptName', 'fullName'],
  search: ['deptName'],
  tree: { parent: 'parentId', load: 'lazy' },
})

const menus = defineResource({
  api: { ...menu, list: menu.menuList },
  fields: { name: text(), code: text() },
  columns: ['name', 'code'],
  tree: { parent: 'parentId', load: 'whole' },
})

const tenants = defineResource({
  api: tenant,
  key: 'tenantId',
  fields: { tenantName: text(), linkman: text() },
  columns: ['tenantName'],
})

const dictionaries = defineResource({
  api: { ...dict, page: dict.parentList },
  fields: { dictValue: text(), code: text(), remark: textarea() },
  columns: ['dictValue', 'code'],
})

const entries = defineResource({
  api: { ...dict, page: dict.childList },
  fields: { dictValue: text(), remark: textarea() },
  columns: ['dictValue', 'remark'],
})

function Dictionaries() {
  const [selected, setSelected] = useState<Row>()
  return [
    createElement(ResourcePanel, { key: 'dictionaries', resource: dictionaries, title: '字典', onRecordClick: setSelected }),
    selected &&
      createElement(ResourcePanel, {
        key: 'entries',
        resource: entries,
        urlPrefix: 'entry',
        baseQuery: { parentId: selected.id },
        fixedValues: { parentId: selected.id },
      }),
  ]
}

const labels = {
  tenantPackage: {
    title: '产品包',
    record: '产品包',
    fields: { packageName: '产品包名称', menuId: '菜单', remark: '备注', createTime: '创建时间' },
    sections: { basic: '基本信息', grant: '授权' },
    warnings: { bare: '没有备注' },
    consequence: { archive: '归档后不再出现在选择中', hidden: '没有人看到' },
    actions: { archive: '归档', touch: '清除备注', hidden: '密', note: '批注', count: '统计', sync: '同步' },
  },
  dept: { title: '部门', record: '部门', fields: { deptName: '简称', fullName: '全称', remark: '备注' } },
  menu: { title: '菜单', record: '菜单', fields: { name: '名称', code: '编号' } },
  tenant: { title: '租户', record: '租户', fields: { tenantName: '名称', linkman: '联系人' } },
  dict: { title: '字典', record: '字典', fields: { dictValue: '名称', code: '编号', remark: '备注' } },
} satisfies {
  tenantPackage: LabelsOf<typeof acting>
  dept: LabelsOf<typeof departments>
  menu: LabelsOf<typeof menus>
  tenant: LabelsOf<typeof tenants>
  dict: LabelsOf<typeof dictionaries>
}

const english = {
  tenantPackage: { title: 'Packages', record: 'package', fields: { packageName: 'Package name', menuId: 'Menus', remark: 'Remark' } },
}

export const samplePlugin = definePlugin({
  id: 'test',
  resources: {
    '/packages': () => Promise.resolve({ default: packages }),
    '/departments': () => Promise.resolve({ default: departments }),
    '/menus': () => Promise.resolve({ default: menus }),
    '/tenants': () => Promise.resolve({ default: tenants }),
    '/acting': () => Promise.resolve({ default: acting }),
    '/undoable': () => Promise.resolve({ default: undoable }),
    '/guarded': () => Promise.resolve({ default: guarded }),
  },
  views: { '/dictionaries': defineView(() => Promise.resolve({ default: Dictionaries })) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: english }) },
})
