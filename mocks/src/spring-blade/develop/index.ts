import { code, datasource } from '@jwsk/sdk/develop'
import type { Call } from '../../engine/mock'
import { serverError } from '../../engine/refusal'
import { messageReply } from '../../engine/reply'
import { admins, createCrudMocks, createMock, requireRoles, withCheck } from '../mock-builders'
import { nullPointerError } from '../refusals'
import type { BladeRow } from '../rows'
import { codes, datasources } from '../tables'
import { splitIds } from '../tenancy'

/** Restores the address after the HTML filter, as only a submit does; the other two writes do not. */
const restoreUrl = (row: BladeRow<'datasource'>): BladeRow<'datasource'> => ({ ...row, url: row.url.replaceAll('&amp;', '&') })

function requireUrl({ body }: Call) {
  if (Object(body).url === undefined)
    throw nullPointerError(
      'String.replace(java.lang.CharSequence, java.lang.CharSequence)',
      'the return value of "org.springblade.modules.develop.entity.Datasource.getUrl()"',
    )
}

const { submit, select, page, detail, save, update, remove } = datasource
const write = { type: 'develop.entity.Datasource', match: 'exact', emptyRemoval: 'reported' } as const

export const developMocks = requireRoles(admins, [
  ...createCrudMocks('datasource', { page, detail, save, update, remove }, { table: datasources, ...write }),
  ...withCheck(requireUrl, createCrudMocks('datasource', { submit }, { table: datasources, ...write, beforeSave: restoreUrl })),
  ...createCrudMocks('datasource', { select }, { table: datasources, type: '', match: 'none' }),
  ...createCrudMocks(
    'code',
    { page: code.page, detail: code.detail, submit: code.submit, remove: code.remove },
    { table: codes, type: 'develop.entity.Code', unknownId: 'added' },
  ),
  createMock(
    code.copy,
    ({ world, query: { id = '' } }) => {
      const row = world.table(codes).get(id)
      if (!row) throw nullPointerError('org.springblade.modules.develop.entity.Code.setId(java.lang.Long)', '"code"')
      world.table(codes).put({ ...row, id: world.nextId(), codeName: `${row.codeName}-copy` })
    },
    { parameters: ['id'] },
  ),
  createMock(
    code.genCode,
    ({ world, query: { ids } }) => {
      // the mock has no database behind a data source
      if (splitIds(ids).some((id) => world.table(codes).get(id))) throw serverError('java.lang.reflect.InvocationTargetException')
      return messageReply('代码生成成功')
    },
    { parameters: ['ids'] },
  ),
])
